import CellText
import Foundation
import HostInterface
import TerminalDevice

/// The pointer without a button pressed. Terminals report its moves only on request, and then many;
/// they are requested while a node on the screen observes hover or has a tooltip.
struct HoverState {
  /// The last known position of the pointer.
  var point: CellPoint?
  /// The listeners, and the hovered nodes.
  var tracking = HoverTracking()
  /// Whether moves were requested from the terminal.
  var isReported = false
  /// The node whose tooltip is shown, or will be once the pointer has rested.
  var tipped: NodeID?
  var tip: Tooltip?
}

extension TerminalHost {
  /// Updates the hover listeners after a frame's changes.
  func noteListeners(in patch: Patch) {
    hover.tracking.note(patch, in: tree)
    if let tipped = hover.tipped, tree[tipped] == nil { hideTip() }
  }

  /// Requests moves from the terminal, or stops them.
  func followPointer() {
    let isWanted = !hover.tracking.listeners.isEmpty
    guard isWanted != hover.isReported, let session else { return }
    hover.isReported = isWanted
    // Buttons and drags are reported in any case.
    session.write(Array((isWanted ? "\u{1B}[?1003h" : "\u{1B}[?1003l\u{1B}[?1002h").utf8))
    if !isWanted { hover.point = nil }
  }

  func pointerMoved(to point: CellPoint) {
    hover.point = point
    updateHover()
  }

  /// Notifies the nodes that the pointer has entered and left.
  func updateHover() {
    guard let point = hover.point, !hover.tracking.isIdle else { return }
    let round = nodesUnderPointer(at: point)
    for (id, phase) in hover.tracking.move(over: round) { tell(id, phase, point) }
    offerTip(round.first { $0.content.tooltip != nil }, at: point)
  }

  /// Returns the topmost node at a position and its ancestors, innermost first.
  private func nodesUnderPointer(at point: CellPoint) -> [HostTree.Node] {
    var found: HostTree.Node?
    walk(at: point) { node, placement in
      if node.content.traits.contains(.modal) { found = node }
      guard placement.takesPointer else { return true }
      let rect = painter.metrics.visibleCells(placement.frame).intersection(placement.clip)
      if rect.contains(point), node.isTouchable || node.content.wantsHover { found = node }
      return true
    }
    guard let found else { return [] }
    return Array(sequence(first: found) { $0.parent })
  }

  // MARK: Tips

  /// Schedules a tooltip, which appears when the pointer has rested for half a second.
  private func offerTip(_ node: HostTree.Node?, at point: CellPoint) {
    guard node?.id != hover.tipped else { return }
    hideTip()
    guard let node, let text = node.content.tooltip, !text.isEmpty else { return }
    hover.tipped = node.id
    let id = node.id
    time.scheduleOnMain(after: .milliseconds(500)) { [weak self] in
      guard let self, hover.tipped == id, hover.tip == nil, tree[id] != nil else { return }
      let tip = Tooltip(text, at: hover.point ?? point, screen: cells)
      hover.tip = tip
      invalidate(tip.rect)
    }
  }

  func hideTip() {
    hover.tipped = nil
    guard let tip = hover.tip else { return }
    hover.tip = nil
    invalidate(tip.rect)
  }
}

/// A tooltip: a line or two beside the pointer.
struct Tooltip {
  let rect: CellRect
  private let layout: CellTextLayout

  init(_ text: String, at point: CellPoint, screen: CellSize) {
    layout = CellTextLayout(text, columns: max(1, min(40, screen.columns - 4)), lineLimit: 4)
    let width = min(screen.columns, layout.width + 2)
    let height = min(screen.rows, layout.lines.count)
    let below = point.row + 1
    let row = below + height <= screen.rows ? below : max(0, point.row - height)
    rect = CellRect(
      max(0, min(point.column, screen.columns - width)), row, width, height)
  }

  func draw(on buffer: inout CellBuffer, theme: Theme) {
    let pen =
      theme.isColorless ? Pen(attributes: .inverse) : Pen(.standard, background: theme.panel)
    buffer.fill(rect, with: " ", pen: pen)
    buffer.clipped(to: rect) { buffer in
      for (row, line) in zip(rect.rows, layout.lines) {
        buffer.write(
          layout.string(of: line), at: CellPoint(rect.columns.lowerBound + 1, row), pen: pen)
      }
    }
  }
}
