#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import TextEditing

  /// The pointer without a button pressed: hover events and tooltips.
  extension GTKHost {
    /// Notifies the nodes that the pointer has entered and left.
    ///
    /// - Parameter point: nil: it has left the surface.
    func updateHover(at point: CGPoint?, on surface: Surface) {
      guard !hover.isIdle || pointer.tip != nil || landmarks.hasSelectableText else { return }
      let touched = point.flatMap { surface.hit($0) }
      showCursor(over: touched, on: surface)
      let round = touched.map { Array(sequence(first: $0) { $0.parent }) } ?? []
      let place = point ?? pointer.location
      for (id, phase) in hover.move(over: round) { tell(id, phase, place) }
      let tip = round.lazy.compactMap(\.content.tooltip).first
      guard tip != pointer.tip else { return }
      pointer.tip = tip
      // The desktop shows it once the pointer has rested.
      gtk_widget_set_tooltip_text(surface.canvas, tip)
    }

    /// Shows the text cursor over selectable text.
    private func showCursor(over touched: HostTree.Node?, on surface: Surface) {
      let isText = touched?.selectableText != nil
      guard isText != pointer.isOverText else { return }
      pointer.isOverText = isText
      gtk_widget_set_cursor_from_name(surface.canvas, isText ? "text" : nil)
    }
  }
#endif
