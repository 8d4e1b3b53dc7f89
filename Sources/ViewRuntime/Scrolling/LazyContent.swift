import Foundation
import HostInterface
import LayoutCore

/// A lazy container as layout and scrolling see it.
@MainActor
package protocol LazyContent: Element {
  var node: RenderNode! { get }
  /// Along which the lines follow each other.
  var axis: Axis { get }
  /// The axis if it is a stack.
  var stackAxis: Axis? { get }
  func size(for proposal: ProposedViewSize) -> CGSize
  func place(in size: CGSize)

  /// Where the view of an id stands. The lines around it are measured, so that it is there when the
  /// container shows it.
  ///
  /// - Parameter room: how much of the axis is shown at a time.
  func place(of id: AnyHashable, search: LazySearch, room: CGFloat) -> LazyPlace?

  /// A key while the focus is on one of its rows.
  func performKey(_ stroke: KeyStroke, on node: RenderNode) -> Bool

  /// How much of a width it takes if its sections stand beside each other there, each column no
  /// wider than `widest`; nil: they stand below each other.
  func columnsWidth(in across: CGFloat, widest: CGFloat) -> CGFloat?

  /// Where views stand that a movement through a part of the axis may stop at.
  func stops(in part: Range<CGFloat>) -> [CGRect]
}

extension RenderNode {
  /// How much of a width the rows of a form that this shows take in two columns; nil: they stand in
  /// one.
  package func columnsWidth(in across: CGFloat, widest: CGFloat) -> CGFloat? {
    (layout as? LazyNodeLayout)?.content.columnsWidth(in: across, widest: widest)
  }
}

/// By which ids a row of a lazy container is looked for.
package enum LazySearch {
  /// Those of a `ForEach`'s elements, which no row is made for.
  case elements
  /// Those that views carry by `id(_:)`, and those of elements in a `ForEach` inside of another
  /// one. Rows that were never in sight are made for it, if the ones in sight carry ids of the same
  /// type.
  case views
}

/// Where a row stands in its lazy container.
package struct LazyPlace {
  package var frame: CGRect
  /// By how much what is in sight has moved along the axis, as lines before it were measured.
  package var shift: CGFloat
}

struct LazyNodeLayout: AxisChoosingLayout {
  unowned(unsafe) let content: any LazyContent

  var axis: Axis? { content.stackAxis }

  init(_ content: any LazyContent) { self.content = content }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    content.size(for: proposal)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    content.place(in: size)
  }
}

extension RenderNode {
  /// Whether its children are the rows of a lazy container that are mounted. A cast would take a
  /// hundred times as long.
  var isLazyContainer: Bool { type(of: layout) == LazyNodeLayout.self }
}
