// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/window/messagebar.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace hardpoint {

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent), m_plate(new QLabel(this)), m_text(new QLabel(this))
{
    setAttribute(Qt::WA_StyledBackground);
    m_plate->setObjectName(QStringLiteral("plate"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 5, 12, 5);
    layout->setSpacing(10);
    layout->addWidget(m_plate, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    m_salvage = addButton(tr("Save what was read..."), &MessageBar::salvageWanted);
    m_review = addButton(tr("Review changes"), &MessageBar::reviewWanted);
    m_review->setObjectName(QStringLiteral("link"));
    m_review->setCursor(Qt::PointingHandCursor);
    m_compare = addButton(tr("Compare..."), &MessageBar::compareWanted);
    m_keep = addButton(tr("Keep mine"), &MessageBar::keepWanted);
    m_reload = addButton(tr("Reload"), &MessageBar::reloadWanted);
    hide();
}

QPushButton *MessageBar::addButton(const QString &text, void (MessageBar::*wanted)())
{
    auto *button = new QPushButton(text, this);
    layout()->addWidget(button);
    layout()->setAlignment(button, Qt::AlignTop);
    connect(button, &QPushButton::clicked, this, wanted);
    return button;
}

void MessageBar::setDocument(const Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &Document::stateChanged, this, &MessageBar::refresh);
        connect(document, &Document::pointsReset, this, &MessageBar::refresh);
    }
    refresh();
}

QString MessageBar::plate() const
{
    return isHidden() ? QString() : m_plate->text();
}

QString MessageBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::refresh()
{
    if (!m_document) {
        hide();
        return;
    }
    using OnDisk = Document::OnDisk;
    const OnDisk onDisk = m_document->onDisk();
    const QString readOnly = m_document->readOnlyText();
    const bool upgrades = m_document->saveUpgradesVersion();
    m_salvage->setVisible(onDisk == OnDisk::AsRead && m_document->canSalvage());
    m_review->setVisible(onDisk == OnDisk::AsRead && upgrades && m_document->isModified());
    m_compare->setVisible(onDisk == OnDisk::Changed);
    m_reload->setVisible(onDisk == OnDisk::Changed);
    m_keep->setVisible(onDisk != OnDisk::AsRead && readOnly.isEmpty());
    if (onDisk != OnDisk::AsRead) {
        sayOnDisk();
    } else if (!readOnly.isEmpty()) {
        say(tr("Read-only"), readOnly, QStringLiteral("warning"));
    } else if (upgrades) {
        const int before = m_document->file().info().version;
        const int after = m_document->schema().pointVersion;
        say(tr("%1 → %2", "versions").arg(before).arg(after),
            tr("Saving points makes this file version %1. Its geometry stays byte for byte.")
                .arg(after),
            QStringLiteral("note"));
    } else {
        hide();
    }
}

void MessageBar::sayOnDisk()
{
    if (m_document->onDisk() == Document::OnDisk::Gone) {
        say(tr("Gone from disk"),
            tr("The file was moved, renamed or deleted. Keep what is here to save it there again."),
            QStringLiteral("warning"));
    } else if (m_document->isModified()) {
        say(tr("Changed on disk"),
            tr("Another program changed the file. Reloading loses your edits."),
            QStringLiteral("warning"));
    } else {
        say(tr("Changed on disk"), tr("Another program changed the file. You have no edits in it."),
            QStringLiteral("warning"));
    }
}

void MessageBar::say(const QString &plate, const QString &text, const QString &kind)
{
    m_plate->setText(plate);
    m_text->setText(text);
    if (property("kind") != kind) {
        setProperty("kind", kind);
        style()->unpolish(m_plate);
        style()->polish(m_plate);
    }
    show();
}

} // namespace hardpoint
