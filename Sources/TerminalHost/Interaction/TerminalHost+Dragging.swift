import CellText
import Foundation
import HostInterface

/// Drag and drop with the mouse: pressing on a draggable node and moving by at least a cell picks
/// it up; releasing the button drops it, Escape cancels.
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

  /// Cancels the drag.
  ///
  /// - Returns: whether there was one.
  func cancelCarrying() -> Bool {
    guard case .carry(let id) = mouse.drag else { return false }
    mouse.drag = .none
    carry(id, .cancelled, to: mouse.start)
    return true
  }

  /// Returns the drop targets at a position, innermost first.
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
