import ViewRuntime

/// Table rows generated from a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent: TableRowContent {
  /// The collection's type.
  associatedtype Data: Collection

  /// The collection behind the rows.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}
