import Foundation
import ViewRuntime

/// Several rows of a table as one.
extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @_disfavoredOverload
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(holding: content())
  }

  public nonisolated func _rows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
    content._rows(columns)
  }
}
