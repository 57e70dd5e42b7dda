<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable</source>
        <translation>
            <numerusform>%n unreadable</numerusform>
            <numerusform>%n unreadable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of other programs skipped</source>
        <translation>
            <numerusform>%n of other programs skipped</numerusform>
            <numerusform>%n of other programs skipped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChanges</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>ranges of bytes</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) added</source>
        <translation>
            <numerusform>%n point added</numerusform>
            <numerusform>%n points added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) removed</source>
        <translation>
            <numerusform>%n point removed</numerusform>
            <numerusform>%n points removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) changed</source>
        <translation>
            <numerusform>%n point changed</numerusform>
            <numerusform>%n points changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) moved to another row</source>
        <translation>
            <numerusform>%n point moved to another row</numerusform>
            <numerusform>%n points moved to another row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Viewport</name>
    <message numerus="yes">
        <source>%Ln face(s)</source>
        <translation>
            <numerusform>%Ln face</numerusform>
            <numerusform>%Ln faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sub-mesh(es)</source>
        <translation>
            <numerusform>%Ln sub-mesh</numerusform>
            <numerusform>%Ln sub-meshes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::BonesModel</name>
    <message numerus="yes">
        <source>%n point(s) hang on this bone. Double-click to link the selected ones.</source>
        <translation>
            <numerusform>%n point hangs on this bone. Double-click to link the selected ones.</numerusform>
            <numerusform>%n points hang on this bone. Double-click to link the selected ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::CellEdit</name>
    <message numerus="yes">
        <source>Change %n cell(s)</source>
        <translation>
            <numerusform>Change %n cell</numerusform>
            <numerusform>Change %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::CellEditor</name>
    <message numerus="yes">
        <source>%1, and so each of %n cell(s)</source>
        <translation>
            <numerusform>%1, and so each of %n cell</numerusform>
            <numerusform>%1, and so each of %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ctrl+Enter fills %n cell(s)</source>
        <translation>
            <numerusform>Ctrl+Enter fills %n cell</numerusform>
            <numerusform>Ctrl+Enter fills %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::FileCommands</name>
    <message numerus="yes">
        <source>%n file(s) could not be opened.</source>
        <translation>
            <numerusform>%n file could not be opened.</numerusform>
            <numerusform>%n files could not be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::GizmoTool</name>
    <message numerus="yes">
        <source>Rotate %n point(s)</source>
        <translation>
            <numerusform>Rotate %n point</numerusform>
            <numerusform>Rotate %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n point(s)</source>
        <translation>
            <numerusform>Move %n point</numerusform>
            <numerusform>Move %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::HandleDrag</name>
    <message numerus="yes">
        <source>%n point(s) together</source>
        <translation>
            <numerusform>%n point together</numerusform>
            <numerusform>%n points together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::Inspector</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n point(s) to %1</source>
        <translation>
            <numerusform>Move %n point to %1</numerusform>
            <numerusform>Move %n points to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::MirrorDialog</name>
    <message numerus="yes">
        <source>Add %n point(s)</source>
        <translation>
            <numerusform>Add %n point</numerusform>
            <numerusform>Add %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) are taken. Skip or renumber these copies.</source>
        <translation>
            <numerusform>%n name is taken. Skip or renumber this copy.</numerusform>
            <numerusform>%n names are taken. Skip or renumber these copies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n point(s)</source>
        <translation>
            <numerusform>Mirror %n point</numerusform>
            <numerusform>Mirror %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::Placing</name>
    <message numerus="yes">
        <source>Move %n point(s)</source>
        <translation>
            <numerusform>Move %n point</numerusform>
            <numerusform>Move %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::PointClipboard</name>
    <message numerus="yes">
        <source>Paste %n row(s)</source>
        <translation>
            <numerusform>Paste %n row</numerusform>
            <numerusform>Paste %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste the %n good row(s)</source>
        <translation>
            <numerusform>Paste the %n good row</numerusform>
            <numerusform>Paste the %n good rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n cell(s)</source>
        <translation>
            <numerusform>Copied %n cell</numerusform>
            <numerusform>Copied %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n point(s)</source>
        <translation>
            <numerusform>Copied %n point</numerusform>
            <numerusform>Copied %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n point(s)</source>
        <translation>
            <numerusform>Paste %n point</numerusform>
            <numerusform>Paste %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n point(s)</source>
        <translation>
            <numerusform>Pasted %n point</numerusform>
            <numerusform>Pasted %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste into %n point(s)</source>
        <translation>
            <numerusform>Paste into %n point</numerusform>
            <numerusform>Paste into %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted into %n point(s)</source>
        <translation>
            <numerusform>Pasted into %n point</numerusform>
            <numerusform>Pasted into %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::PointField</name>
    <message numerus="yes">
        <source>Change the matrix of %n point(s)</source>
        <translation>
            <numerusform>Change the matrix of %n point</numerusform>
            <numerusform>Change the matrix of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rename %n point(s)</source>
        <translation>
            <numerusform>Rename %n point</numerusform>
            <numerusform>Rename %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Link %n point(s) to another bone</source>
        <translation>
            <numerusform>Link %n point to another bone</numerusform>
            <numerusform>Link %n points to another bone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change extra info of %n point(s)</source>
        <translation>
            <numerusform>Change extra info of %n point</numerusform>
            <numerusform>Change extra info of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n point(s)</source>
        <translation>
            <numerusform>Move %n point</numerusform>
            <numerusform>Move %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n point(s)</source>
        <translation>
            <numerusform>Rotate %n point</numerusform>
            <numerusform>Rotate %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n point(s)</source>
        <translation>
            <numerusform>Scale %n point</numerusform>
            <numerusform>Scale %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::PointFiles</name>
    <message numerus="yes">
        <source>Add %n point(s)</source>
        <translation>
            <numerusform>Add %n point</numerusform>
            <numerusform>Add %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the %n good row(s)</source>
        <translation>
            <numerusform>Add the %n good row</numerusform>
            <numerusform>Add the %n good rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace all by %n point(s)</source>
        <translation>
            <numerusform>Replace all by %n point</numerusform>
            <numerusform>Replace all by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %n point(s)</source>
        <translation>
            <numerusform>Imported %n point</numerusform>
            <numerusform>Imported %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %n point(s) to %1</source>
        <translation>
            <numerusform>Exported %n point to %1</numerusform>
            <numerusform>Exported %n points to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n row(s)</source>
        <translation>
            <numerusform>Take %n row</numerusform>
            <numerusform>Take %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::PreviewDialog</name>
    <message numerus="yes">
        <source>%n row(s) can&apos;t be taken.</source>
        <translation>
            <numerusform>%n row can&apos;t be taken.</numerusform>
            <numerusform>%n rows can&apos;t be taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n row(s) can be taken.</source>
        <translation>
            <numerusform>All %n row can be taken.</numerusform>
            <numerusform>All %n rows can be taken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::Problems</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::RenumberDialog</name>
    <message numerus="yes">
        <source>Renumber %n point(s)</source>
        <translation>
            <numerusform>Renumber %n point</numerusform>
            <numerusform>Renumber %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::ReplaceDialog</name>
    <message numerus="yes">
        <source>In %n selected point(s)</source>
        <translation>
            <numerusform>In %n selected point</numerusform>
            <numerusform>In %n selected points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) can&apos;t be stored in this file and stay.</source>
        <translation>
            <numerusform>%n text can&apos;t be stored in this file and stay.</numerusform>
            <numerusform>%n texts can&apos;t be stored in this file and stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n text(s)</source>
        <translation>
            <numerusform>Replace in %n text</numerusform>
            <numerusform>Replace in %n texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::SavingOptions</name>
    <message numerus="yes">
        <source>The last %n, by time, in the data folder</source>
        <translation>
            <numerusform>The last %n, by time, in the data folder</numerusform>
            <numerusform>The last %n, by time, in the data folder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::Skeletons</name>
    <message numerus="yes">
        <source>%1: %n bone(s)</source>
        <translation>
            <numerusform>%1: %n bone</numerusform>
            <numerusform>%1: %n bones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::StatusLine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <translation>
            <numerusform>%1, %n selected</numerusform>
            <numerusform>%1, %n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::SubMeshMenu</name>
    <message numerus="yes">
        <source>%Ln face(s)</source>
        <translation>
            <numerusform>%Ln face</numerusform>
            <numerusform>%Ln faces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::findingfixes</name>
    <message numerus="yes">
        <source>Fix %n problem(s)</source>
        <translation>
            <numerusform>Fix %n problem</numerusform>
            <numerusform>Fix %n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n of this kind</source>
        <translation>
            <numerusform>Fix all %n of this kind</numerusform>
            <numerusform>Fix all %n of this kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::pointcommands</name>
    <message numerus="yes">
        <source>Duplicate %n point(s)</source>
        <translation>
            <numerusform>Duplicate %n point</numerusform>
            <numerusform>Duplicate %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n point(s)</source>
        <translation>
            <numerusform>Delete %n point</numerusform>
            <numerusform>Delete %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n point(s) up</source>
        <translation>
            <numerusform>Move %n point up</numerusform>
            <numerusform>Move %n points up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n point(s) down</source>
        <translation>
            <numerusform>Move %n point down</numerusform>
            <numerusform>Move %n points down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n point(s) in the file</source>
        <translation>
            <numerusform>Move %n point in the file</numerusform>
            <numerusform>Move %n points in the file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hardpoint::questions</name>
    <message numerus="yes">
        <source>Save the changes to %n file(s)?</source>
        <translation>
            <numerusform>Save the changes to %n file?</numerusform>
            <numerusform>Save the changes to %n files?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
