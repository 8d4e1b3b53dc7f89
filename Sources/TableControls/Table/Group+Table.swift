import Foundation
import ViewRuntime

/// Several rows of a table as one.
extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Holds several rows as one, so that one modifier is for all of them.
  @_disfavoredOverload
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(holding: content())
  }

  /// The rows of the group as views; a table calls this.
  public nonisolated func _rows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
    content._rows(columns)
  }
}
