import Foundation
import LayoutCore
import ViewRuntime

/// One or several columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable

  /// The columns from the leading end on.
  nonisolated var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column without its types.
public struct _TableColumn<RowValue> {
  let label: AnyView
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  /// A comparator that sorts by this column; nil: it cannot be sorted by.
  let comparator: Any?
  let content: (RowValue) -> AnyView
}

/// How wide a column may be, in points.
struct TableColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}

/// Where the views of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind { case automatic, leading, center, trailing }
  let kind: Kind

  public static let automatic = TableColumnAlignment(kind: .automatic)
  public static let leading = TableColumnAlignment(kind: .leading)
  public static let center = TableColumnAlignment(kind: .center)
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// Numbers, at the trailing end.
  public static let numeric = TableColumnAlignment(kind: .trailing)

  var alignment: Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
