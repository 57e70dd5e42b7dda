// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace hardpoint {

class Viewport;

/// Shows and hides single sub-meshes of the file that is shown. A file may claim any number of
/// them; the menu lists the first ones.
class SubMeshMenu : public QMenu {
    Q_OBJECT

public:
    explicit SubMeshMenu(Viewport &viewport, QWidget *parent = nullptr);

private:
    void fill();

    Viewport &m_viewport;
};

} // namespace hardpoint
