import Foundation
import HostInterface
import LayoutCore

/// Where a node is and what comes down to it from its ancestors.
struct Placement {
  /// In points, in the window's coordinates.
  var frame: CGRect
  /// The cells that the frame covers, whether they can be seen or not.
  var cells: CellRect
  /// The cells that can be seen.
  var clip: CellRect
  var opacity = 1.0
  var filters: [ColorFilter] = []
  /// How often it is turned by a right angle, clockwise; arrows follow it.
  var quarterTurns = 0
  var isDisabled = false
  /// The control that this is a part of: the nearest node, itself included, that takes the focus.
  var owner: NodeID?
  /// False below a node that passes pointers by.
  var takesPointer = true

  var visible: CellRect { cells.intersection(clip) }
}

/// Walks the render tree in drawing order, telling each node's placement.
///
/// Painting, hit testing and the focus order all go this way, so what the user clicks on is what
/// they see.
@MainActor
struct TreeWalk {
  var metrics = CellMetrics()
  /// Which nodes may hold the keyboard focus.
  var isFocusable: (HostTree.Node) -> Bool

  /// - Parameter visit: what to do with a node before its children; false leaves the children out.
  ///   `leave` is called after them.
  func run(
    _ root: HostTree.Node, clip: CellRect, visit: (HostTree.Node, Placement) -> Bool,
    leave: (HostTree.Node, Placement) -> Void = { _, _ in }
  ) {
    let frame = root.frame
    let placement = Placement(frame: frame, cells: metrics.cells(frame), clip: clip)
    step(root, placement, visit, leave)
  }

  private func step(
    _ node: HostTree.Node, _ inherited: Placement, _ visit: (HostTree.Node, Placement) -> Bool,
    _ leave: (HostTree.Node, Placement) -> Void
  ) {
    let content = node.content
    if content.traits.contains(.invisible) { return }
    var placement = inherited
    if content.traits.contains(.disabled) { placement.isDisabled = true }
    if content.traits.contains(.ignoresPointer) { placement.takesPointer = false }
    if !placement.isDisabled, isFocusable(node) { placement.owner = node.id }
    for effect in content.effects { apply(effect, to: &placement) }
    if node.isScrollContainer, !content.traits.contains(.unclipped) {
      placement.clip = placement.clip.intersection(placement.cells)
    }
    guard placement.opacity > 0.01, visit(node, placement) else { return }
    for child in node.children {
      var below = placement
      below.frame = child.frame.offsetBy(dx: placement.frame.minX, dy: placement.frame.minY)
      below.cells = metrics.cells(below.frame)
      step(child, below, visit, leave)
    }
    leave(node, placement)
  }

  private func apply(_ effect: Effect, to placement: inout Placement) {
    switch effect {
    case .opacity(let opacity): placement.opacity *= min(1, max(0, opacity))
    case .scale(let x, let y, _):
      // Cells cannot shrink, but what is scaled away is gone.
      if abs(x) < 0.1 || abs(y) < 0.1 { placement.opacity = 0 }
    case .rotation(let angle, _):
      if angle.isFinite, abs(angle) < 1000 {
        placement.quarterTurns += Int(
          clamping: (angle / (.pi / 2)).remainder(dividingBy: 4).rounded())
      }
    case .clip: placement.clip = placement.clip.intersection(placement.cells)
    default:
      if let filter = ColorFilter(effect) { placement.filters.append(filter) }
    }
  }
}
