#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// The pointer without a button down: who wants to know of it, and the tips.
  extension GTKHost {
    /// Tells the nodes that the pointer has come over, and those that it has left.
    ///
    /// - Parameter point: nil: it is over the surface no more.
    func updateHover(at point: CGPoint?, on surface: Surface) {
      guard !hover.isIdle || pointer.tip != nil else { return }
      let touched = point.flatMap { surface.hit($0) }
      let round = touched.map { Array(sequence(first: $0) { $0.parent }) } ?? []
      let place = point ?? pointer.location
      for (id, phase) in hover.move(over: round) { tell(id, phase, place) }
      let tip = round.lazy.compactMap(\.content.tooltip).first
      guard tip != pointer.tip else { return }
      pointer.tip = tip
      // Shown by the desktop once the pointer has rested.
      gtk_widget_set_tooltip_text(surface.canvas, tip)
    }
  }
#endif
