// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/viewport/handledrag.h>

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <numbers>

namespace hardpoint {

namespace {

using Kind = GizmoHandle::Kind;

struct DragText {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::HandleDrag)
};

constexpr double slow = 0.1;
constexpr double edgeOn = 0.25; // cosine: a ring seen so flat is pulled along, not round
constexpr std::array letters{QLatin1Char('X'), QLatin1Char('Y'), QLatin1Char('Z')};

double &part(Vec3d &v, int axis)
{
    return axis == 0 ? v.x : axis == 1 ? v.y : v.z;
}

double part(const Vec3d &v, int axis)
{
    return axis == 0 ? v.x : axis == 1 ? v.y : v.z;
}

const Vec3d &row(const Basis &basis, int axis)
{
    return basis.rows[static_cast<std::size_t>(axis)];
}

QString signedText(double value)
{
    QString text = QString::number(std::abs(value), 'f', 4);
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return (value < 0 && text != QLatin1String("0") ? QLatin1Char('-') : QLatin1Char('+')) + text;
}

/// "5" is a value; "+5", "+=5" and "-=5" are how far from the old one.
struct Typed {
    bool isDifference = false;
    float number = 0;
};

std::optional<Typed> parse(const QString &text)
{
    const bool minus = text.startsWith(QLatin1String("-="));
    const bool plus = text.startsWith(QLatin1String("+="));
    const auto number = numberFromTyped(minus || plus ? QStringView(text).mid(2) : text);
    if (!number || !std::isfinite(*number))
        return {};
    return Typed{minus || text.startsWith(QLatin1Char('+')), minus ? -*number : *number};
}

} // namespace

HandleDrag::HandleDrag(const GizmoHandle &handle, DragScene scene, const QPointF &from)
    : m_handle(handle), m_scene(std::move(scene)), m_from(from), m_last(from), m_pointer(from)
{
    restart();
}

void HandleDrag::restart()
{
    m_by = {};
    m_angle = 0;
    m_degrees = 0;
    m_changes.clear();
    for (const DraggedPoint &point : m_scene.points)
        m_changes.push_back({point.id, point.before});
}

void HandleDrag::chooseAxis(int axis)
{
    m_handle = {m_handle.kind == Kind::Ring ? Kind::Ring : Kind::Axis, axis};
    restart();
    if (m_handle.kind == Kind::Ring)
        m_angle = angleTo(m_pointer);
    update();
}

void HandleDrag::moveTo(const QPointF &pixel, bool fine)
{
    const QPointF before = m_pointer;
    m_pointer += (pixel - m_last) * (fine ? slow : 1);
    m_last = pixel;
    if (m_handle.kind == Kind::Ring)
        m_angle += std::remainder(angleTo(m_pointer) - angleTo(before), 360);
    update();
}

void HandleDrag::setStep(double step)
{
    m_step = step;
}

bool HandleDrag::type(QChar character)
{
    static const QString allowed = QStringLiteral("0123456789.,+-=");
    if (!allowed.contains(character))
        return false;
    m_typed += character;
    update();
    return true;
}

void HandleDrag::backspace()
{
    m_typed.chop(1);
    update();
}

std::vector<int> HandleDrag::axes() const
{
    switch (m_handle.kind) {
    case Kind::Plane:
        return m_handle.axis == 0 ? std::vector{1, 2}
            : m_handle.axis == 1  ? std::vector{0, 2}
                                  : std::vector{0, 1};
    case Kind::Screen:
        return {0, 1, 2};
    default:
        return {m_handle.axis};
    }
}

Vec3d HandleDrag::axisInView(int axis) const
{
    if (axis > 2)
        return m_scene.view.camera.back();
    return m_scene.axes.toView(row(m_scene.frame.axes, axis));
}

/// How far the pointer pulls from one pixel to another, along the frame's axes.
std::optional<Vec3d> HandleDrag::pulled(const QPointF &from, const QPointF &to) const
{
    const OrbitCamera &camera = m_scene.view.camera;
    const Ray first = camera.ray(from, m_scene.view.size);
    const Ray second = camera.ray(to, m_scene.view.size);
    Vec3d by;
    if (m_handle.kind == Kind::Axis) {
        const Vec3d axis = axisInView(m_handle.axis);
        const auto a = alongLine(first, m_scene.centre, axis);
        const auto b = alongLine(second, m_scene.centre, axis);
        if (!a || !b)
            return {};
        part(by, m_handle.axis) = *b - *a;
        return by;
    }
    Vec3d normal = camera.back();
    if (m_handle.kind == Kind::Plane)
        normal = cross(axisInView((m_handle.axis + 1) % 3), axisInView((m_handle.axis + 2) % 3));
    const auto a = onPlane(first, m_scene.centre, normal);
    const auto b = onPlane(second, m_scene.centre, normal);
    const auto back = inverse(m_scene.frame.axes);
    if (!a || !b || !back)
        return {};
    by = m_scene.axes.toFile(*b - *a) * *back;
    if (m_handle.kind == Kind::Plane)
        part(by, m_handle.axis) = 0;
    return by;
}

double HandleDrag::angleTo(const QPointF &pixel) const
{
    const OrbitCamera &camera = m_scene.view.camera;
    const Vec3d axis = normalized(axisInView(m_handle.axis));
    const Vec3d toEye =
        camera.orthographic ? camera.back() : normalized(camera.eye() - m_scene.centre);
    if (std::abs(dot(axis, toEye)) < edgeOn) {
        // The near side of the ring goes this way.
        const Vec3d way = cross(axis, toEye);
        const QPointF onScreen(dot(way, camera.right()), -dot(way, camera.up()));
        const double size = std::hypot(onScreen.x(), onScreen.y());
        return QPointF::dotProduct(pixel - m_from, onScreen) / (size * gizmoRingRadius) * 180
            / std::numbers::pi;
    }
    const auto a = onPlane(camera.ray(m_from, m_scene.view.size), m_scene.centre, axis);
    const auto b = onPlane(camera.ray(pixel, m_scene.view.size), m_scene.centre, axis);
    return a && b ? degreesAbout(axis, *a - m_scene.centre, *b - m_scene.centre) : m_angle;
}

void HandleDrag::update()
{
    if (m_handle.kind == Kind::Ring)
        updateTurn();
    else
        updateMove();
}

void HandleDrag::updateMove()
{
    const auto typed = parse(m_typed);
    const auto pull = pulled(m_from, m_pointer);
    if (!typed && (!pull || !m_typed.isEmpty()))
        return; // until there is a number again
    Vec3d by = pull.value_or(Vec3d());
    const DragFrame &frame = m_scene.frame;
    if (m_step > 0) {
        for (const int axis : axes()) {
            const double start = frame.isOwn ? 0 : part(frame.start, axis);
            part(by, axis) = snapped(start + part(by, axis), m_step) - start;
        }
    }
    std::optional<ExactNumber> exact;
    if (typed) {
        const int axis = axes().front();
        const bool isDifference = typed->isDifference || frame.isOwn;
        part(by, axis) = double{typed->number} - (isDifference ? 0 : part(frame.start, axis));
        if (!isDifference)
            exact = ExactNumber{axis, typed->number};
    }
    if (auto changes = movedPoints(m_scene.points, frame, m_scene.schema, by, exact)) {
        m_by = by;
        m_changes = std::move(*changes);
    }
}

void HandleDrag::updateTurn()
{
    const auto typed = parse(m_typed);
    if (!typed && !m_typed.isEmpty())
        return;
    const double degrees = typed ? double{typed->number} : snapped(m_angle, m_step);
    const Vec3d axis = m_scene.axes.toFile(normalized(axisInView(m_handle.axis)));
    if (auto changes = turnedPoints(m_scene.points, m_scene.schema, axis, degrees)) {
        m_degrees = degrees;
        m_changes = std::move(*changes);
    }
}

QStringList HandleDrag::text() const
{
    QStringList lines = m_handle.kind == Kind::Ring ? turnText() : moveText();
    if (const auto count = static_cast<int>(m_scene.points.size()); count > 1)
        lines += DragText::tr("%n point(s) together", nullptr, count);
    if (!m_scene.frame.why.isEmpty())
        lines += m_scene.frame.why;
    return lines;
}

QString HandleDrag::valueText(int axis) const
{
    const formatlib::AttachPoint &value = m_changes.back().value;
    const auto index = static_cast<std::size_t>(12 + axis);
    if (m_scene.frame.isStored)
        return numberText(value.matrix.m[index]);
    const auto &bone = m_scene.points.back().boneWorld;
    const bool isWorld = m_scene.frame.axes == Basis();
    if (isWorld && bone)
        return numberText((value.matrix * *bone).m[index]);
    return QString::number(part(m_scene.frame.start, axis) + part(m_by, axis), 'g', 7);
}

QStringList HandleDrag::moveText() const
{
    const QString gap = QStringLiteral("   ");
    QStringList differences;
    QStringList values;
    const std::vector<int> moved = axes();
    for (const int axis : moved) {
        const QChar letter = letters[static_cast<std::size_t>(axis)];
        differences += QStringLiteral("\u0394%1 %2").arg(letter).arg(signedText(part(m_by, axis)));
        const bool isTyped = !m_typed.isEmpty() && axis == moved.front();
        if (isTyped)
            values += QStringLiteral("%1 %2\u258F").arg(letter).arg(m_typed);
        else if (!m_scene.frame.isOwn)
            values += QStringLiteral("%1 %2").arg(letter).arg(valueText(axis));
    }
    QStringList lines{differences.join(gap)};
    if (!values.isEmpty())
        lines += values.join(gap);
    return lines;
}

QStringList HandleDrag::turnText() const
{
    const QString about = m_handle.axis > 2
        ? DragText::tr("view")
        : QString(letters[static_cast<std::size_t>(m_handle.axis)]);
    QStringList lines{QStringLiteral("\u0394R %1 %2\u00B0").arg(about, signedText(m_degrees))};
    if (!m_typed.isEmpty()) {
        lines += m_typed + QStringLiteral("\u258F");
    } else if (const auto angles = formatlib::rotationDegrees(m_changes.back().value.matrix)) {
        lines += QStringLiteral("RX %1   RY %2   RZ %3")
                     .arg(numberText(angles->x), numberText(angles->y), numberText(angles->z));
    }
    return lines;
}

std::vector<QPointF> HandleDrag::arc() const
{
    if (m_handle.kind != Kind::Ring)
        return {};
    const OrbitCamera &camera = m_scene.view.camera;
    const Vec3d axis = normalized(axisInView(m_handle.axis));
    const auto from = onPlane(camera.ray(m_from, m_scene.view.size), m_scene.centre, axis);
    if (!from || std::abs(dot(axis, camera.back())) < edgeOn)
        return {};
    return gizmoArc(m_scene.view, m_scene.centre, axis, *from - m_scene.centre, m_degrees);
}

} // namespace hardpoint
