import Foundation
import LayoutCore
import Timekeeping
import ViewEnvironment
import ViewRuntime

/// One or several columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row of the table shows; the same for all columns of one table.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What sorts by these columns; `Never` where nothing does.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// What `tableColumnBody` is made of; `Never` of what the library has.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that these are made of.
  var tableColumnBody: TableColumnBody { get }

  /// Given by the system: the columns from the leading end on.
  nonisolated var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns that `tableColumnBody` is made of.
  public nonisolated var _columns: [_TableColumn<TableRowValue>] {
    nonisolated(unsafe) let own = self
    return onMainActor { own.tableColumnBody._columns }
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Ends the program: the columns of the system are made of no others.
  public var tableColumnBody: Never {
    Diagnostics.fatal(.misuse, "tableColumnBody of \(Self.self) was called. It has none.")
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  /// Never called: there is no such column.
  public nonisolated var _columns: [_TableColumn<Never>] { switch self {} }
}

/// A column without its types.
public struct _TableColumn<RowValue> {
  let label: AnyView
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  /// A comparator that sorts by this column; nil: it cannot be sorted by.
  let comparator: Any?
  let content: (RowValue) -> AnyView
  /// By what a customization knows it.
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  /// What the user may not do with it.
  var disabledBehavior: TableColumnCustomizationBehavior = []
}

extension Array {
  /// The columns that are shown where nobody says anything else.
  func shown<RowValue>() -> [_TableColumn<RowValue>] where Element == _TableColumn<RowValue> {
    filter { $0.defaultVisibility != .hidden }
  }

  /// By what the user's widths of the columns are kept.
  func keys<RowValue>() -> [TableColumnKey] where Element == _TableColumn<RowValue> {
    enumerated().map { $1.customizationID.map(TableColumnKey.named) ?? .place($0) }
  }
}

/// How wide a column may be, in points.
struct TableColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}
