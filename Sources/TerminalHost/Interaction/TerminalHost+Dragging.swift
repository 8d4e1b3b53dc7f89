import CellText
import Foundation
import HostInterface

/// Drag and drop with the mouse: a press on something that can be carried, moved by a cell at
/// least, takes it; the button's way up drops it, Escape puts it back.
extension TerminalHost {
  func carry(_ id: NodeID, _ phase: HostEvent.PointerEvent.Phase, to point: CellPoint) {
    client?.handle(
      .drag(
        id,
        HostEvent.Drag(
          phase: phase, location: painter.metrics.center(of: point),
          targets: dropTargets(at: point))))
    scheduleFlush()
  }

  /// Puts back what is being carried.
  ///
  /// - Returns: whether anything was.
  func cancelCarrying() -> Bool {
    guard case .carry(let id) = mouse.drag else { return false }
    mouse.drag = .none
    carry(id, .cancelled, to: mouse.start)
    return true
  }

  /// What takes drops at a place, innermost first.
  private func dropTargets(at point: CellPoint) -> [NodeID] {
    var found: [NodeID] = []
    walk(at: point) { node, placement in
      if node.content.traits.contains(.modal) { found = [] }
      guard placement.takesPointer, !placement.isDisabled else { return true }
      let rect = painter.metrics.visibleCells(placement.frame).intersection(placement.clip)
      if node.content.actions.contains(.drop), rect.contains(point) { found.append(node.id) }
      return true
    }
    return found.reversed()
  }
}
