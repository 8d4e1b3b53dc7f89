import Foundation
import LayoutCore
import Synchronization

/// The space that a bar or a padding keeps free next to a view, into which the view may still
/// extend.
///
/// A node with this trait defines how far that space extends beyond its region. A view inside whose
/// edge coincides with the region's edge may extend as far: see ``RenderNode/safeAreaInsets``.
@MainActor
package final class SafeArea {
  /// How far the space extends beyond the region.
  package var insets: EdgeInsets {
    didSet { if insets != oldValue { tellWatchers() } }
  }
  /// Whether the insets are part of the node itself, like a padding, or lie outside it.
  package let isInside: Bool
  /// The scroll view that extends into it instead of lying inside of it.
  weak var taker: RenderNode?
  private var watchers: [Watcher] = []

  private struct Watcher {
    weak var node: RenderNode?
  }

  package static let key = ObjectIdentifier(SafeArea.self)

  private nonisolated static let count = Atomic<Int>(0)

  /// Whether there is any: backgrounds, which are numerous, then need not search for one.
  static nonisolated var isInUse: Bool { count.load(ordering: .relaxed) > 0 }

  private nonisolated static let takers = Atomic<Int>(0)

  /// Whether any scroll view extends into one: overlays then need not search for it.
  static nonisolated var isTaken: Bool { takers.load(ordering: .relaxed) > 0 }

  /// Counts a scroll view that begins or ceases to extend into one.
  static nonisolated func count(taker change: Int) { takers.add(change, ordering: .relaxed) }

  package nonisolated init(insets: EdgeInsets = EdgeInsets(), isInside: Bool = false) {
    self.insets = insets
    self.isInside = isInside
    Self.count.add(1, ordering: .relaxed)
  }

  deinit { Self.count.subtract(1, ordering: .relaxed) }

  fileprivate func watch(_ node: RenderNode) {
    guard !watchers.contains(where: { $0.node === node }) else { return }
    watchers.removeAll { $0.node == nil }
    watchers.append(Watcher(node: node))
  }

  private func tellWatchers() { for watcher in watchers { watcher.node?.setNeedsLayout() } }

  /// Returns the safe rectangle of a node with this trait, and the distances from there to the left
  /// and so on.
  fileprivate func region(of node: RenderNode) -> (rect: CGRect, reach: SafeReach) {
    let reach = SafeReach(insets, isRightToLeft: node.isRightToLeft)
    var rect = CGRect(origin: .zero, size: node.size)
    if isInside {
      rect.origin = CGPoint(x: reach.left, y: reach.top)
      rect.size.width -= reach.left + reach.right
      rect.size.height -= reach.top + reach.bottom
    }
    return (rect, reach)
  }
}

/// Insets by physical sides.
private struct SafeReach {
  var left: CGFloat = 0
  var right: CGFloat = 0
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  init() {}

  init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    (top, bottom) = (insets.top, insets.bottom)
    left = isRightToLeft ? insets.trailing : insets.leading
    right = isRightToLeft ? insets.leading : insets.trailing
  }

  func insets(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom,
      trailing: isRightToLeft ? left : right)
  }
}

extension RenderNode {
  /// How far beyond its frame the node may extend at those edges that coincide with the end of a
  /// safe area.
  ///
  /// A scroll view ends the search: a view in it has no safe area of its own.
  package var safeAreaInsets: EdgeInsets {
    var reach = SafeReach()
    var rect = CGRect(origin: .zero, size: size)
    var current = self
    while true {
      if let area = current.traits[SafeArea.key] as? SafeArea, current !== self || area.isInside {
        area.watch(self)
        let (safe, further) = area.region(of: current)
        // Frames that were computed in different ways differ slightly.
        func meet(_ own: CGFloat, _ end: CGFloat) -> Bool { abs(own - end) < 0.5 }
        if meet(rect.minX - reach.left, safe.minX) { reach.left += further.left }
        if meet(rect.maxX + reach.right, safe.maxX) { reach.right += further.right }
        if meet(rect.minY - reach.top, safe.minY) { reach.top += further.top }
        if meet(rect.maxY + reach.bottom, safe.maxY) { reach.bottom += further.bottom }
      }
      guard !(current.layout is any ViewportLayout), let parent = current.parent else { break }
      rect.origin.x += current.origin.x
      rect.origin.y += current.origin.y
      current = parent
    }
    return reach.insets(isRightToLeft: isRightToLeft)
  }
}

/// Lets its child extend into the safe area, without taking more space for it.
package struct ReachingLayout: WrapperLayout {
  private let edges: Edge.Set

  package init(edges: Edge.Set) { self.edges = edges }

  package func placeChildren(
    _ node: RenderNode, in size: CGSize, proposal: ProposedViewSize
  ) {
    guard let child = node.children.first else { return }
    let insets = node.safeAreaInsets(at: edges)
    guard insets != EdgeInsets() else {
      return node.place(child, at: .zero, proposal: proposal)
    }
    node.place(child, reachingBy: insets, in: size)
  }
}

extension RenderNode {
  /// Returns how far the node may extend at some of its edges.
  ///
  /// - Complexity: the depth of the tree, once any safe area exists.
  func safeAreaInsets(at edges: Edge.Set) -> EdgeInsets {
    guard !edges.isEmpty, SafeArea.isInUse else { return EdgeInsets() }
    var insets = safeAreaInsets
    for edge in Edge.allCases where !edges.has(edge) { insets[edge] = 0 }
    return insets
  }

  /// Places a child so that it extends beyond the node's own size.
  func place(_ child: RenderNode, reachingBy insets: EdgeInsets, in size: CGSize) {
    let offer = ProposedViewSize(
      width: size.width + insets.total(along: .horizontal),
      height: size.height + insets.total(along: .vertical))
    place(child, at: CGPoint(x: -insets.leading, y: -insets.top), proposal: offer)
  }
}
