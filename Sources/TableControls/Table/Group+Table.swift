import Foundation
import ViewRuntime

/// Several columns of a table as one.
extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  /// The columns of the group; a table calls this.
  public nonisolated var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }
}

// Of one type, so that nothing is left to find out: a column may be sorted by what it likes.
extension Group {
  /// Holds several columns as one, so that one modifier is for all of them.
  @_disfavoredOverload
  public nonisolated init<R>(
    @TableColumnBuilder<R, KeyPathComparator<R>> content: () -> _TableColumns<
      R, KeyPathComparator<R>
    >
  ) where Content == _TableColumns<R, KeyPathComparator<R>> {
    self.init(holding: content())
  }
}

/// Several rows of a table as one.
extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// The rows of the group as views; a table calls this.
  public nonisolated func _rows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
    content._rows(columns)
  }
}

// Of one type, so that a compiler that needs a view sees at once that these are none.
extension Group {
  /// Holds several rows as one, so that one modifier is for all of them.
  @_disfavoredOverload
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> _TableRows<V>)
  where Content == _TableRows<V> {
    self.init(holding: content())
  }
}
