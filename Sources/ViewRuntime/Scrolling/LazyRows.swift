import HostInterface

/// A row of a lazy container, on the way from one to the next.
@MainActor
package struct LazyRow {
  /// What the container shows: the row's own wrapper.
  package let node: RenderNode
  /// The view in it.
  package let content: RenderNode
  /// The number of its item in the container, and its place among the item's rows.
  package let item: Int
  package let place: Int

  package func isBefore(_ other: LazyRow) -> Bool {
    (item, place) < (other.item, other.place)
  }
}

/// The rows of a lazy container, those that were never in sight included, for keys that go from one
/// to another.
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
  /// The container's own node, which lives as long as it does.
  var node: RenderNode! { get }

  /// How many rows are in sight.
  var shownRowCount: Int { get }

  /// Goes through the rows from one on, or from the end where the way begins, until `visit` returns
  /// true. Each is made when the way comes to it.
  ///
  /// - Complexity: that of the rows on the way.
  func visitRows(after row: LazyRow?, forward: Bool, _ visit: (LazyRow) -> Bool)

  /// The row that is shown by a node, if it is in sight.
  func shownRow(_ node: RenderNode) -> LazyRow?

  /// The rows of one item.
  func rows(ofItem item: Int) -> [LazyRow]

  /// The id of an element of a `ForEach`, which need not be made for that; nil for any other item.
  func itemID(at item: Int) -> AnyHashable?

  /// Scrolls as little as needed for the row to be seen, and gives it the keyboard focus.
  ///
  /// - Parameter wantsTop: also shows what stands before all rows, such as a header.
  func focus(_ row: LazyRow, wantsTop: Bool)
}
