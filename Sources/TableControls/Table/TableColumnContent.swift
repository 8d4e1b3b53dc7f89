import Foundation
import LayoutCore
import Timekeeping
import ViewEnvironment
import ViewRuntime

/// One or more table columns.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The value that a row shows; the same for all columns of one table.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The comparator of these columns; `Never` if they do not sort.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The type of `tableColumnBody`; `Never` for the library's own columns.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that compose this content.
  var tableColumnBody: TableColumnBody { get }

  /// Provided by the library: the columns from the leading edge.
  nonisolated var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns of `tableColumnBody`.
  public nonisolated var _columns: [_TableColumn<TableRowValue>] {
    nonisolated(unsafe) let own = self
    return onMainActor { own.tableColumnBody._columns }
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Traps: the library's own columns have no body.
  public var tableColumnBody: Never {
    Diagnostics.fatal(.misuse, "tableColumnBody of \(Self.self) was called. It has none.")
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  /// Never called: no such column exists.
  public nonisolated var _columns: [_TableColumn<Never>] { switch self {} }
}

/// A column with its types erased.
public struct _TableColumn<RowValue> {
  let label: AnyView
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  /// A comparator that sorts by this column; nil if the table cannot be sorted by it.
  let comparator: Any?
  let content: (RowValue) -> AnyView
  /// The ID that a customization uses.
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  /// The customizations that the user may not make.
  var disabledBehavior: TableColumnCustomizationBehavior = []
}

extension Array {
  /// The columns that are visible by default.
  func shown<RowValue>() -> [_TableColumn<RowValue>] where Element == _TableColumn<RowValue> {
    filter { $0.defaultVisibility != .hidden }
  }

  /// The keys under which the user's column widths are stored.
  func keys<RowValue>() -> [TableColumnKey] where Element == _TableColumn<RowValue> {
    enumerated().map { $1.customizationID.map(TableColumnKey.named) ?? .place($0) }
  }
}

/// The width limits of a column, in points.
struct TableColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}
