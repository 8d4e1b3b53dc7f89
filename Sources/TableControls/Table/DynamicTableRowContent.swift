import ViewRuntime

/// Rows that are made of a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent: TableRowContent {
  /// The collection's type.
  associatedtype Data: Collection

  /// What the rows are made of.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}
