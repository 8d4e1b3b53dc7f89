#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  extension SnapshotPainter {
    /// Draws the focus ring of a field that lies on its row's card and has no frame: around the
    /// row, like the desktop's entry rows, or around the field if the row has several.
    func drawRing(round field: TextWidget, _ node: HostTree.Node, in rect: CGRect) {
      let state = gtk_widget_get_state_flags(field.widget).rawValue
      guard state & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0, let row = node.groupedRow else {
        return
      }
      var area = rect.insetBy(dx: -6, dy: -4)
      var geometry = ShapeContent.Geometry.roundedRectangle(6, 6, 6, 6)
      if row.count(where: { nativeWidgets[$0.id] is TextWidget }) == 1 {
        let (own, around) = (node.absoluteFrame, row.absoluteFrame)
        area = around.offsetBy(dx: rect.minX - own.minX, dy: rect.minY - own.minY)
          .insetBy(dx: row.cardMargin, dy: 0)
        geometry = row.cardShape
      }
      let paint = Paint.color(.semantic(.accent, opacity: 0.5))
      draw(
        ShapeContent(
          geometry: geometry, stroke: ShapeContent.Stroke(paint: paint, width: 2, isInside: true)),
        in: area)
    }
  }

  extension HostTree.Node {
    fileprivate func count(where isMeant: (HostTree.Node) -> Bool) -> Int {
      var count = 0
      forEachNode { if isMeant($0) { count += 1 } }
      return count
    }
  }
#endif
