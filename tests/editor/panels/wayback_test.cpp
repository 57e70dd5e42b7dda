// SPDX-License-Identifier: MIT
// Whatever is done to a file by table, inspector, clipboard and commands, there is a way back to
// every byte of it and forth again.
#include <editor/document/selection.h>
#include <editor/models/pointtablemodel.h>
#include <editor/panels/inspector.h>
#include <editor/panels/inspectorfield.h>
#include <editor/panels/pointclipboard.h>
#include <editor/panels/pointcommands.h>
#include <editor/panels/pointtable.h>
#include <editor/panels/previewdialog.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/generated.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QPushButton>
#include <QTimer>

#include <gtest/gtest.h>

#include <random>

using namespace hardpoint;
using formatlib::AttachPoint;

namespace {

using Points = std::vector<AttachPoint>;

class RandomEdits {
public:
    RandomEdits(Document &document, unsigned seed) : m_document(document), m_random(seed)
    {
        m_table.setDocument(&document);
        m_inspector.setDocument(&document);
        // A preview is answered by what it offers.
        m_answer.setInterval(0);
        QObject::connect(&m_answer, &QTimer::timeout, [] {
            if (auto *dialog = qobject_cast<PreviewDialog *>(QApplication::activeModalWidget())) {
                if (dialog->goButton().isEnabled())
                    dialog->accept();
                else
                    dialog->reject();
            }
        });
    }

    void run(int count)
    {
        for (int i = 0; i < count; ++i)
            one();
    }

    Points points() const { return {m_document.points().begin(), m_document.points().end()}; }

private:
    int pick(std::size_t count)
    {
        return static_cast<int>(m_random() % std::max<std::size_t>(count, 1));
    }

    QString text()
    {
        static const QStringList texts{"fx_1",  "fx_2",       "grip",  "",    "12,5", "-0.0",
                                       "1e-45", "0x7fc00001", "손_3",  "é",   "x\ty", "Hand",
                                       "0",     "1",          "90",    "-45", "0.3",  "3.4e38",
                                       "=x+1",  "*2",         "nobody"};
        return texts[pick(static_cast<std::size_t>(texts.size()))];
    }

    void selectSome()
    {
        std::vector<PointId> ids;
        for (int i = pick(4); i > 0 && m_document.pointCount() > 0; --i)
            ids.push_back(m_document.idAt(pick(m_document.points().size())));
        m_document.selection().set(ids);
        QApplication::processEvents();
    }

    void typeIntoTable()
    {
        const PointTableModel &model = m_table.points();
        if (model.rowCount() == 0)
            return;
        const QModelIndex cell = model.index(pick(m_document.points().size()),
                                             pick(static_cast<std::size_t>(model.columnCount())));
        const_cast<PointTableModel &>(model).setData(cell, text(), Qt::EditRole);
    }

    void typeIntoInspector()
    {
        const auto fields = m_inspector.findChildren<InspectorField *>();
        if (m_document.selection().isEmpty() || fields.isEmpty())
            return;
        InspectorField *field = fields[pick(static_cast<std::size_t>(fields.size()))];
        if (field->isReadOnly() || field->points().empty())
            return;
        field->selectAll();
        field->insert(text());
        field->finish();
    }

    void paste()
    {
        const QStringList lists{"name\tx\nfx_1\t1,5\nfx_9\tone",
                                "name\nnew_1\nnew_2",
                                "p_1\tHand\t\t1\t2\t3",
                                "1\t2\n3\t4",
                                "7",
                                "[{\"name\": \"j_1\", \"position\": [1, 2, 3]}]",
                                "{\"format\": \"mdl\", \"points\": [{\"name\": \"m\", \"bone\": 1, "
                                "\"boneName\": \"hand\", \"world\": [1, 2, 3]}]}",
                                "garbage"};
        QApplication::clipboard()->setText(lists[pick(static_cast<std::size_t>(lists.size()))]);
        ask([this] { m_clipboard.paste(); });
    }

    void replaceList()
    {
        Points list = points();
        std::shuffle(list.begin(), list.end(), m_random);
        if (pick(2) == 0 && !list.empty())
            list.pop_back();
        m_document.replacePoints(std::move(list), "Replace");
    }

    void fixSomething()
    {
        std::vector<formatlib::ChosenFix> fixes;
        for (const formatlib::Finding &finding : m_document.findings()) {
            if (!finding.fixes.empty())
                fixes.push_back({&finding, 0});
        }
        if (!fixes.empty())
            m_document.applyFixes({fixes[static_cast<std::size_t>(pick(fixes.size()))]}, "Fix");
    }

    template <typename Action> void ask(Action action)
    {
        m_answer.start();
        action();
        m_answer.stop();
    }

    void one()
    {
        selectSome();
        QUndoStack &stack = m_document.undoStack();
        switch (pick(15)) {
        case 0:
        case 1:
            typeIntoTable();
            break;
        case 2:
        case 3:
            typeIntoInspector();
            break;
        case 4:
        case 5:
            paste();
            break;
        case 6:
            m_clipboard.copy();
            ask([this] { m_clipboard.paste(); });
            break;
        case 7:
            m_clipboard.cut();
            break;
        case 8:
            pointcommands::add(m_document);
            break;
        case 9:
            pointcommands::duplicate(m_document);
            break;
        case 10:
            pointcommands::move(m_document, pick(2) == 0 ? -1 : 1);
            break;
        case 11:
            replaceList();
            break;
        case 12:
            fixSomething();
            break;
        default:
            stack.setIndex(std::clamp(stack.index() + pick(7) - 3, 0, stack.count()));
            break;
        }
    }

    Document &m_document;
    std::mt19937 m_random;
    PointTable m_table;
    Inspector m_inspector;
    PointClipboard m_clipboard{m_table};
    QTimer m_answer;
};

/// The steps that were taken.
int editAndGoBackAndForth(const formatlib::Bytes &bytes, const QString &name, unsigned seed,
                          int count)
{
    testsupport::OpenFile file(bytes, name);
    Document &document = file.document();
    RandomEdits edits(document, seed);
    edits.run(count);
    QUndoStack &stack = document.undoStack();
    stack.setIndex(stack.count());
    const Points after = edits.points();

    for (int round = 0; round < 2; ++round) {
        while (stack.canUndo())
            stack.undo();
        EXPECT_FALSE(document.isModified());
        EXPECT_EQ(edits.points(), document.file().points());
        const auto written = document.file().serialize(document.points());
        EXPECT_TRUE(written && *written == bytes);
        while (stack.canRedo())
            stack.redo();
        EXPECT_EQ(edits.points(), after);
    }
    return stack.count();
}

TEST(WayBack, OurOwnFilesComeBackByteForByte)
{
    int steps = 0;
    for (unsigned seed = 1; seed <= 8; ++seed) {
        SCOPED_TRACE(seed);
        steps += editAndGoBackAndForth(testsupport::MshBuilder::withEverything().build(), "a.msh",
                                       seed, 120);
        steps += editAndGoBackAndForth(testsupport::MdlBuilder::withEverything().build(), "a.mdl",
                                       seed, 120);
    }
    EXPECT_GT(steps, 200);
}

TEST(WayBack, SamplesComeBackByteForByte)
{
    for (const char *name : {"sword.msh", "sword_2000.msh", "stage.msh", "puppet.mdl"}) {
        SCOPED_TRACE(name);
        QFile sample(QStringLiteral(":/samples/") + QLatin1String(name));
        ASSERT_TRUE(sample.open(QIODevice::ReadOnly));
        const QByteArray bytes = sample.readAll();
        EXPECT_GT(editAndGoBackAndForth({bytes.begin(), bytes.end()}, QLatin1String(name), 11, 60),
                  0);
    }
}

TEST(WayBack, FilesOfOthersComeBackByteForByte)
{
    SKIP_WITHOUT_SHARED();
    unsigned seed = 100;
    for (const char *ending : {"msh", "mdl"}) {
        for (const testsupport::GeneratedCase &other : testsupport::generatedCases(ending)) {
            SCOPED_TRACE(other.name);
            editAndGoBackAndForth(other.bytes, QStringLiteral("a.") + QLatin1String(ending), ++seed,
                                  40);
        }
    }
    for (const char *name : {"jelly_puppet.mdl", "spiral_cube.msh", "test_stage.msh"}) {
        SCOPED_TRACE(name);
        editAndGoBackAndForth(testsupport::readBytes(testsupport::sharedFolder() / "real" / name),
                              QLatin1String(name), ++seed, 30);
    }
}

} // namespace
