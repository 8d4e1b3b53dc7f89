#if GTK
  import CAdw
  import Foundation
  import HostInterface

  extension SnapshotPainter {
    /// Draws the focus ring around the link of a text that a key would follow.
    func drawRing(round link: TextContent.Link, of text: TextContent, in rect: CGRect) {
      let paragraph = texts.paragraph(
        text, width: rect.width, height: rect.height, ink: theme.runInk)
      let color = theme["accent_color"].faded(by: 0.5)
      for area in paragraph.areas(of: link, in: text) {
        var area = area.offsetBy(dx: rect.minX.rounded(), dy: rect.minY.rounded())
          .insetBy(dx: -3, dy: -1).graphene
        var outline = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&outline, &area, 4)
        gtk_snapshot_append_border(
          snapshot, &outline, [Float](repeating: 2, count: 4),
          [GdkRGBA](repeating: color, count: 4))
      }
    }
  }
#endif
