import HostInterface

/// A row of a lazy container, for navigation from one row to the next.
@MainActor
package struct LazyRow {
  /// The node that the container shows: the row's own wrapper.
  package let node: RenderNode
  /// The view in it.
  package let content: RenderNode
  /// The index of its item in the container, and its index among the item's rows.
  package let item: Int
  package let place: Int

  package func isBefore(_ other: LazyRow) -> Bool {
    (item, place) < (other.item, other.place)
  }
}

/// The rows of a lazy container, including those that were never in sight, for keys that move
/// between rows.
///
/// ```swift
/// var next: LazyRow?
/// rows.visitRows(after: present, forward: true) { row in
///   next = row
///   return true
/// }
/// ```
@MainActor
package protocol LazyRows: AnyObject {
  /// The container's own node, which lives as long as the container.
  var node: RenderNode! { get }

  /// The number of visible rows.
  var shownRowCount: Int { get }

  /// Visits the rows after one, or from the end where the direction starts, until `visit` returns
  /// true. Each is mounted when it is reached.
  ///
  /// - Complexity: that of the visited rows.
  func visitRows(after row: LazyRow?, forward: Bool, _ visit: (LazyRow) -> Bool)

  /// Returns the row shown by a node, if it is in sight.
  func shownRow(_ node: RenderNode) -> LazyRow?

  /// Returns the rows of one item.
  func rows(ofItem item: Int) -> [LazyRow]

  /// Returns the id of a `ForEach` element, without mounting it; nil for any other item.
  func itemID(at item: Int) -> AnyHashable?

  /// Scrolls as little as needed to show the row, and gives it keyboard focus.
  ///
  /// - Parameter wantsTop: also shows what precedes all rows, such as a header.
  func focus(_ row: LazyRow, wantsTop: Bool)
}
