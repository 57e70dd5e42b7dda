// SPDX-License-Identifier: MIT
#include <editor/window/settings.h>

#include <algorithm>
#include <array>

namespace hardpoint {

namespace {

constexpr QLatin1StringView themeKey("look/theme");
constexpr QLatin1StringView geometryKey("window/geometry");
constexpr QLatin1StringView stateKey("window/state");
constexpr QLatin1StringView folderKey("files/folder");
constexpr QLatin1StringView columnsKey("columns/");
constexpr QLatin1StringView recentKey("files/recent");
constexpr QLatin1StringView sessionKey("files/session");
constexpr QLatin1StringView reopensKey("files/reopen");
constexpr QLatin1StringView skeletonsKey("files/skeletons");
constexpr QLatin1StringView relinkKey("points/relink");
constexpr QLatin1StringView backupKey("saving/backup");
constexpr QLatin1StringView keptKey("saving/backups");
constexpr QLatin1StringView reviewKey("saving/review");
constexpr QLatin1StringView reloadKey("files/reload");
constexpr QLatin1StringView backupNone("none");
constexpr QLatin1StringView backupDated("dated");
constexpr QLatin1StringView backupBeside("beside");
constexpr QLatin1StringView keepPlace("place");
constexpr QLatin1StringView keepMatrix("matrix");

constexpr QLatin1StringView modeKey("gizmo/mode");
constexpr QLatin1StringView axesKey("gizmo/axes");
constexpr QLatin1StringView snapKey("gizmo/snap");
constexpr QLatin1StringView moveStepKey("gizmo/moveStep");
constexpr QLatin1StringView angleStepKey("gizmo/angleStep");
constexpr QLatin1StringView turnKey("points/turnToSurface");
constexpr QLatin1StringView pairsKey("points/namePairs");

/// As they are written, in the order of their enumerations.
constexpr std::array modeNames{QLatin1StringView("none"), QLatin1StringView("move"),
                               QLatin1StringView("rotate")};
constexpr std::array axesNames{QLatin1StringView("file"), QLatin1StringView("bone"),
                               QLatin1StringView("point")};

template <typename Enum, std::size_t size>
Enum named(const std::array<QLatin1StringView, size> &names, const QString &name, Enum otherwise)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? otherwise : static_cast<Enum>(found - names.begin());
}

} // namespace

Theme Settings::theme() const
{
    return themeNamed(value(themeKey).toString()).value_or(Theme::System);
}

void Settings::setTheme(Theme theme)
{
    setValue(themeKey, themeName(theme));
}

QByteArray Settings::windowGeometry() const
{
    return value(geometryKey).toByteArray();
}

QByteArray Settings::windowState() const
{
    return value(stateKey).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    setValue(geometryKey, geometry);
    setValue(stateKey, state);
}

std::optional<Relink> Settings::relink() const
{
    const QString kept = value(relinkKey).toString();
    if (kept == keepPlace)
        return Relink::KeepPlace;
    if (kept == keepMatrix)
        return Relink::KeepMatrix;
    return std::nullopt;
}

void Settings::setRelink(std::optional<Relink> relink)
{
    if (!relink)
        setValue(relinkKey, QString());
    else
        setValue(relinkKey, QString(*relink == Relink::KeepPlace ? keepPlace : keepMatrix));
}

QString Settings::columns(const QString &format) const
{
    return value(columnsKey + format).toString();
}

void Settings::setColumns(const QString &format, const QString &layout)
{
    setValue(columnsKey + format, layout);
}

GizmoOptions Settings::gizmo() const
{
    GizmoOptions options;
    options.mode = named(modeNames, value(modeKey).toString(), options.mode);
    options.axes = named(axesNames, value(axesKey).toString(), options.axes);
    options.snap = value(snapKey).toBool();
    if (const double step = value(moveStepKey).toDouble(); step > 0)
        options.moveStep = step;
    if (const double step = value(angleStepKey).toDouble(); step > 0)
        options.angleStep = step;
    return options;
}

void Settings::setGizmo(const GizmoOptions &options)
{
    setValue(modeKey, QString(modeNames[static_cast<std::size_t>(options.mode)]));
    setValue(axesKey, QString(axesNames[static_cast<std::size_t>(options.axes)]));
    setValue(snapKey, options.snap);
    setValue(moveStepKey, options.moveStep);
    setValue(angleStepKey, options.angleStep);
}

bool Settings::turnsToSurface() const
{
    return value(turnKey).toBool();
}

void Settings::setTurnsToSurface(bool turns)
{
    setValue(turnKey, turns);
}

QString Settings::namePairs() const
{
    return value(pairsKey).toString();
}

void Settings::setNamePairs(const QString &pairs)
{
    setValue(pairsKey, pairs);
}

BackupRule Settings::backup() const
{
    const QString kind = value(backupKey).toString();
    if (kind == backupNone)
        return noBackup;
    if (kind != backupDated)
        return {};
    BackupRule rule{.kind = BackupRule::Kind::Dated};
    if (const int kept = value(keptKey).toInt(); kept > 0)
        rule.keep = kept;
    return rule;
}

void Settings::setBackup(const BackupRule &rule)
{
    QLatin1StringView kind = backupBeside;
    if (rule.kind == BackupRule::Kind::None)
        kind = backupNone;
    else if (rule.kind == BackupRule::Kind::Dated)
        kind = backupDated;
    setValue(backupKey, QString(kind));
    setValue(keptKey, rule.keep);
}

bool Settings::reviewsSaves() const
{
    const QVariant kept = value(reviewKey);
    return !kept.isValid() || kept.toBool();
}

void Settings::setReviewsSaves(bool reviews)
{
    setValue(reviewKey, reviews);
}

bool Settings::reloadsQuietly() const
{
    return value(reloadKey).toBool();
}

void Settings::setReloadsQuietly(bool reloads)
{
    setValue(reloadKey, reloads);
}

QString Settings::folder() const
{
    return value(folderKey).toString();
}

void Settings::setFolder(const QString &folder)
{
    setValue(folderKey, folder);
}

QStringList Settings::recentFiles() const
{
    return value(recentKey).toStringList();
}

void Settings::setRecentFiles(const QStringList &paths)
{
    setValue(recentKey, paths);
}

QStringList Settings::session() const
{
    return value(sessionKey).toStringList();
}

void Settings::setSession(const QStringList &paths)
{
    setValue(sessionKey, paths);
}

bool Settings::reopensSession() const
{
    return m_store ? m_store->value(reopensKey, true).toBool() : false;
}

void Settings::setReopensSession(bool reopens)
{
    setValue(reopensKey, reopens);
}

QString Settings::skeleton(const QString &folder) const
{
    return value(skeletonsKey).toMap().value(folder).toString();
}

void Settings::setSkeleton(const QString &folder, const QString &path)
{
    QVariantMap skeletons = value(skeletonsKey).toMap();
    if (path.isEmpty())
        skeletons.remove(folder);
    else
        skeletons.insert(folder, path);
    setValue(skeletonsKey, skeletons);
}

QVariant Settings::value(QAnyStringView key) const
{
    return m_store ? m_store->value(key.toString()) : QVariant();
}

void Settings::setValue(QAnyStringView key, const QVariant &value)
{
    if (m_store)
        m_store->setValue(key.toString(), value);
}

} // namespace hardpoint
