import CellText
import Foundation
import HostInterface
import LayoutCore

/// The position of a node and what it inherits from its ancestors.
struct Placement {
  /// In points, in the window's coordinates.
  var frame: CGRect
  /// The cells that the frame covers, visible or not.
  var cells: CellRect
  /// The visible cells.
  var clip: CellRect
  var opacity = 1.0
  var filters: [ColorFilter] = []
  /// The number of clockwise rotations by a right angle; arrows follow it.
  var quarterTurns = 0
  var isDisabled = false
  /// The control that it is a part of: the nearest focusable node, including itself.
  var owner: NodeID?
  /// False below a node that ignores the pointer.
  var takesPointer = true

  var visible: CellRect { cells.intersection(clip) }
}

/// Walks the render tree in drawing order, and passes each node's placement.
///
/// Painting, hit testing and the focus order all use it, so users click on what they see.
///
/// - Complexity: the paths to the subtrees that may contain a match.
@MainActor
struct TreeWalk {
  var metrics = CellMetrics()
  /// Decides which nodes are focusable.
  var isFocusable: (HostTree.Node) -> Bool

  /// - Parameters:
  ///   - mayHold: whether to look into a subtree with these facts, whose origin is a point in the
  ///     window.
  ///   - visit: called for a node before its children; false skips the children.
  ///   - leave: called after them.
  func run(
    _ root: HostTree.Node, clip: CellRect, where mayHold: (SubtreeFacts, CGPoint) -> Bool,
    visit: (HostTree.Node, Placement) -> Bool,
    leave: (HostTree.Node, Placement) -> Void = { _, _ in }
  ) {
    step(root, start(root, clip), mayHold, visit, leave)
  }

  /// Returns the placement of a node; nil if it is not shown.
  ///
  /// - Complexity: the node's depth.
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

  /// Returns what a child inherits.
  private func below(_ child: HostTree.Node, in placement: Placement) -> Placement {
    var below = placement
    below.frame = child.frame.offsetBy(dx: placement.frame.minX, dy: placement.frame.minY)
    below.cells = metrics.cells(below.frame)
    return below
  }

  /// Returns the node's placement; nil if nothing of it is shown.
  private func enter(_ node: HostTree.Node, _ inherited: Placement) -> Placement? {
    let content = node.content
    let traits = content.traits
    if traits.contains(.invisible) { return nil }
    var placement = inherited
    // A disabled element is only reported as such; its content looks as it does itself.
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
      // Cells cannot shrink, but content that is scaled to nothing disappears.
      if abs(x) < 0.1 || abs(y) < 0.1 { placement.opacity = 0 }
    case .rotation(let angle, _):
      if angle.isFinite, abs(angle) < 1000 {
        placement.quarterTurns += Int(
          clamping: (angle / (.pi / 2)).remainder(dividingBy: 4).rounded())
      }
    case .clip: placement.clip = placement.clip.intersection(placement.cells)
    // Effects that cells cannot show, and those that the node's own leaf handles.
    case .shadow, .innerShadow, .blur, .rotation3D, .transform, .blendMode, .group, .contentChange,
      .luminanceToAlpha:
      break
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert,
      .colorMultiply:
      if let filter = ColorFilter(effect) { placement.filters.append(filter) }
    }
  }
}
