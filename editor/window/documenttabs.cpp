// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/panels/lookicon.h>
#include <editor/window/documenttabs.h>

#include <QDir>
#include <QFileInfo>
#include <QIconEngine>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace hardpoint {

namespace {

class DotEngine : public QIconEngine {
public:
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(currentLook().accent);
        painter->drawEllipse(rect);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new DotEngine; }
};

QString canonical(const QString &path)
{
    const QFileInfo info(path);
    const QString known = info.canonicalFilePath();
    return known.isEmpty() ? QDir::cleanPath(info.absoluteFilePath()) : known;
}

} // namespace

DocumentTabs::DocumentTabs(QWidget *parent) : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setElideMode(Qt::ElideMiddle);
    setIconSize(QSize(7, 7));
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Open files"));
    connect(this, &QTabBar::currentChanged, this,
            [this] { emit currentDocumentChanged(current()); });
}

Document *DocumentTabs::current() const
{
    const int index = currentIndex();
    return index < 0 || index >= static_cast<int>(m_documents.size()) ? nullptr : at(index);
}

int DocumentTabs::indexOf(const Document *document) const
{
    const auto found =
        std::ranges::find(m_documents, document, [](const auto &owned) { return owned.get(); });
    return found == m_documents.end() ? -1 : static_cast<int>(found - m_documents.begin());
}

Document *DocumentTabs::find(const QString &path) const
{
    const QString wanted = canonical(path);
    for (const auto &document : m_documents) {
        if (canonical(document->path()) == wanted)
            return document.get();
    }
    return nullptr;
}

std::vector<Document *> DocumentTabs::all() const
{
    std::vector<Document *> documents;
    for (const auto &document : m_documents)
        documents.push_back(document.get());
    return documents;
}

std::vector<Document *> DocumentTabs::modified() const
{
    std::vector<Document *> documents;
    for (const auto &document : m_documents) {
        if (document->isModified())
            documents.push_back(document.get());
    }
    return documents;
}

Document *DocumentTabs::add(std::unique_ptr<Document> document)
{
    Document *added = document.get();
    connect(added, &Document::stateChanged, this, &DocumentTabs::refresh);
    m_documents.push_back(std::move(document));
    addTab(QString());
    refresh();
    emit documentAdded(added);
    activate(added);
    return added;
}

void DocumentTabs::activate(const Document *document)
{
    setCurrentIndex(indexOf(document));
}

void DocumentTabs::close(const Document *document)
{
    const int index = indexOf(document);
    if (index < 0)
        return;
    // Whoever shows the document is told before it dies.
    std::unique_ptr<Document> dying = std::move(m_documents[static_cast<std::size_t>(index)]);
    m_documents.erase(m_documents.begin() + index);
    {
        const QSignalBlocker silence(this);
        removeTab(index);
    }
    refresh();
    emit currentDocumentChanged(current());
}

void DocumentTabs::mouseReleaseEvent(QMouseEvent *event)
{
    const int index = tabAt(event->pos());
    if (event->button() == Qt::MiddleButton && index >= 0)
        emit closeWanted(at(index));
    else
        QTabBar::mouseReleaseEvent(event);
}

void DocumentTabs::tabInserted(int index)
{
    auto *button = new QToolButton(this);
    button->setIcon(lookIcon(QStringLiteral("close")));
    button->setIconSize(QSize(12, 12));
    button->setFixedSize(18, 18);
    button->setFocusPolicy(Qt::NoFocus);
    button->setToolTip(tr("Close"));
    connect(button, &QToolButton::clicked, this, [this, button] {
        for (int tab = 0; tab < count(); ++tab) {
            if (tabButton(tab, QTabBar::RightSide) == button)
                emit closeWanted(at(tab));
        }
    });
    setTabButton(index, QTabBar::RightSide, button);
    QTabBar::tabInserted(index);
}

void DocumentTabs::refresh()
{
    static const QIcon dot(new DotEngine);
    for (int tab = 0; tab < count(); ++tab) {
        const Document &document = *at(tab);
        const QString name = document.fileName();
        const auto sameName = std::ranges::count(
            m_documents, name, [](const auto &owned) { return owned->fileName(); });
        const QString folder = QFileInfo(document.path()).absoluteDir().dirName();
        setTabText(tab, sameName > 1 ? QStringLiteral("%1/%2").arg(folder, name) : name);
        setTabToolTip(tab, QDir::toNativeSeparators(document.path()));
        setTabIcon(tab, document.isModified() ? dot : QIcon());
    }
}

} // namespace hardpoint
