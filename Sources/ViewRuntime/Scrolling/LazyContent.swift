import Foundation
import HostInterface
import LayoutCore

/// A lazy container as seen by layout and scrolling.
@MainActor
package protocol LazyContent: Element {
  var node: RenderNode! { get }
  /// The axis along which the lines follow each other.
  var axis: Axis { get }
  /// The axis if it is a stack.
  var stackAxis: Axis? { get }
  func size(for proposal: ProposedViewSize) -> CGSize
  func place(in size: CGSize)

  /// Returns the place of the view with an id. The lines around it are measured, so that it is
  /// there when the container shows it.
  ///
  /// - Parameter room: how much of the axis is visible at a time.
  func place(of id: AnyHashable, search: LazySearch, room: CGFloat) -> LazyPlace?

  /// Handles a key while one of its rows has the focus.
  func performKey(_ stroke: KeyStroke, on node: RenderNode) -> Bool

  /// Returns the width that it takes if its sections form columns there, each no wider than
  /// `widest`; nil if they form a single column.
  func columnsWidth(in across: CGFloat, widest: CGFloat) -> CGFloat?

  /// Returns the frames of views that a movement through a part of the axis may stop at.
  func stops(in part: Range<CGFloat>) -> [CGRect]

  /// How far down the container has created its rows.
  var createdRows: CreatedRows { get }
}

extension ViewRuntime {
  /// Returns how far down the lazy columns in a scroll view have created their rows.
  func createdRows(in scrollView: NodeID) -> [NodeID: CreatedRows] {
    guard let view = nodes[scrollView], let viewport = view.layout as? ScrollPositionLayout
    else { return [:] }
    // Rows out of sight may be retained along with the columns inside them, which do not count.
    let columns = viewport.lazyContents.filter {
      $0.isMounted && $0.axis == .vertical && $0.node.isInside(view)
    }
    return Dictionary(columns.map { ($0.node.id, $0.createdRows) }) { first, _ in first }
  }
}

extension RenderNode {
  /// Returns the width that the rows of a form shown by this node take in two columns; nil if they
  /// form one.
  package func columnsWidth(in across: CGFloat, widest: CGFloat) -> CGFloat? {
    (layout as? LazyNodeLayout)?.content.columnsWidth(in: across, widest: widest)
  }
}

/// The ids by which a row of a lazy container is searched for.
package enum LazySearch {
  /// The ids of a `ForEach`'s elements; no row is mounted for the search.
  case elements
  /// The ids that views have by `id(_:)`, and those of elements of a nested `ForEach`. Rows that
  /// were never in sight are mounted for the search if the visible ones have ids of the same type.
  case views
}

/// The place of a row in its lazy container.
package struct LazyPlace {
  package var frame: CGRect
  /// How far the visible content has moved along the axis because lines before it were measured.
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
  /// Whether its children are the mounted rows of a lazy container. A cast would take a hundred
  /// times as long.
  var isLazyContainer: Bool { type(of: layoutInPlace) == LazyNodeLayout.self }
}
