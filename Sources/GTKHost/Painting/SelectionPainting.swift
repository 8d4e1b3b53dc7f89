#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import TextEditing

  extension SnapshotPainter {
    /// Draws the background of selected letters; the letters themselves keep their colours.
    func draw(_ selected: SelectedText, of text: TextContent, in rect: CGRect) {
      guard let range = selected.range else { return }
      let paragraph = texts.paragraph(
        text, width: rect.width, height: rect.height, ink: theme.runInk)
      var color = theme.ink(.semantic(.selection))
      for area in paragraph.areas(of: range, in: selected.text) {
        var area = area.offsetBy(dx: rect.minX.rounded(), dy: rect.minY.rounded()).graphene
        gtk_snapshot_append_color(snapshot, &color, &area)
      }
    }
  }
#endif
