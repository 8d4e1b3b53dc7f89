import Foundation
import ViewRuntime

/// The sort actions of the column headers: move a comparator to the front, or reverse it.
@MainActor
struct TableSorting {
  let canSort: (Any) -> Bool
  let direction: (Any) -> SortOrder?
  let sort: (Any) -> Void

  /// The first comparator of `order` takes precedence; the others break ties.
  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    canSort = { $0 is Sort }
    direction = { comparator in
      guard let comparator = comparator as? Sort, let first = order.wrappedValue.first,
        Self.areSame(first, comparator)
      else { return nil }
      return first.order
    }
    sort = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var sorting = order.wrappedValue
      if let first = sorting.first, Self.areSame(first, comparator) {
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      sorting.removeAll { Self.areSame($0, comparator) }
      sorting.insert(comparator, at: 0)
      order.wrappedValue = sorting
    }
  }

  /// Whether two comparators differ at most in direction.
  private nonisolated static func areSame<Sort: SortComparator>(_ a: Sort, _ b: Sort) -> Bool {
    var b = b
    b.order = a.order
    return a == b
  }
}
