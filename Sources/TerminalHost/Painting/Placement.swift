import CellText
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
///
/// - Complexity: the ways to what may hold what is looked for.
@MainActor
struct TreeWalk {
  var metrics = CellMetrics()
  /// Which nodes may hold the keyboard focus.
  var isFocusable: (HostTree.Node) -> Bool

  /// - Parameters:
  ///   - mayHold: whether to look into something of which so much is true, reckoned from a place
  ///     in the window.
  ///   - visit: what to do with a node before its children; false leaves the children out.
  ///   - leave: called after them.
  func run(
    _ root: HostTree.Node, clip: CellRect, where mayHold: (SubtreeFacts, CGPoint) -> Bool,
    visit: (HostTree.Node, Placement) -> Bool,
    leave: (HostTree.Node, Placement) -> Void = { _, _ in }
  ) {
    step(root, start(root, clip), mayHold, visit, leave)
  }

  /// Where one node is; nil for one that is not shown.
  ///
  /// - Complexity: its depth.
  func placement(of node: HostTree.Node, clip: CellRect) -> Placement? {
    guard let parent = node.parent else { return enter(node, start(node, clip)) }
    return placement(of: parent, clip: clip).flatMap { enter(node, below(node, in: $0)) }
  }

  private func step(
    _ node: HostTree.Node, _ inherited: Placement, _ mayHold: (SubtreeFacts, CGPoint) -> Bool,
    _ visit: (HostTree.Node, Placement) -> Bool, _ leave: (HostTree.Node, Placement) -> Void
  ) {
    guard let placement = enter(node, inherited), visit(node, placement) else { return }
    node.forEachChild(at: placement.frame.origin, where: mayHold) { child in
      step(child, below(child, in: placement), mayHold, visit, leave)
    }
    leave(node, placement)
  }

  private func start(_ root: HostTree.Node, _ clip: CellRect) -> Placement {
    Placement(frame: root.frame, cells: metrics.cells(root.frame), clip: clip)
  }

  /// What a child has of what is round it.
  private func below(_ child: HostTree.Node, in placement: Placement) -> Placement {
    var below = placement
    below.frame = child.frame.offsetBy(dx: placement.frame.minX, dy: placement.frame.minY)
    below.cells = metrics.cells(below.frame)
    return below
  }

  /// What a node makes of it; nil if nothing of it is shown.
  private func enter(_ node: HostTree.Node, _ inherited: Placement) -> Placement? {
    let content = node.content
    let traits = content.traits
    if traits.contains(.invisible) { return nil }
    var placement = inherited
    // An element that is disabled is told of; what is in it looks as it does by itself.
    if traits.contains(.disabled), content.role != .element { placement.isDisabled = true }
    if traits.contains(.ignoresPointer) { placement.takesPointer = false }
    if !placement.isDisabled, isFocusable(node) { placement.owner = node.id }
    for effect in content.effects { apply(effect, to: &placement) }
    if node.isScrollContainer, !traits.contains(.unclipped) {
      placement.clip = placement.clip.intersection(placement.cells)
    }
    return placement.opacity > 0.01 ? placement : nil
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
    // What cells have no room for, and what the node's own leaf shows.
    case .shadow, .innerShadow, .blur, .rotation3D, .transform, .blendMode, .group, .contentChange,
      .luminanceToAlpha:
      break
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert,
      .colorMultiply:
      if let filter = ColorFilter(effect) { placement.filters.append(filter) }
    }
  }
}
