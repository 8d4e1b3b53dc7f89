import Controls
import Foundation
import Timekeeping
import ViewRuntime

/// The rows of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  /// Returns a row for each element as views; called by the table.
  public nonisolated func _rows(_ columns: [_TableColumn<Data.Element>]) -> AnyView {
    AnyView(ForEach(data) { TableRowView(value: $0, columns: columns) })
  }
}
