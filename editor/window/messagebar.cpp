// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/window/messagebar.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace hardpoint {

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent)
    , m_plate(new QLabel(this))
    , m_text(new QLabel(this))
    , m_salvage(new QPushButton(tr("Save what was read..."), this))
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
    layout->addWidget(m_salvage, 0, Qt::AlignTop);
    connect(m_salvage, &QPushButton::clicked, this, &MessageBar::salvageWanted);
    hide();
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
    m_salvage->setVisible(m_document->canSalvage());
    const QString readOnly = m_document->readOnlyText();
    if (!readOnly.isEmpty()) {
        say(tr("Read-only"), readOnly, QStringLiteral("warning"));
    } else if (m_document->saveUpgradesVersion()) {
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
