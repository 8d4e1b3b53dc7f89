import Foundation
import ViewRuntime

/// One or more columns for each element of a collection.
///
/// ```swift
/// Table(students) {
///   TableColumn("Name", value: \.name)
///   TableColumnForEach(subjects) { subject in
///     TableColumn(subject.name) { student in Text("\(student.grade(in: subject))") }
///   }
/// }
/// ```
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content
>
where RowValue: Identifiable, RowValue == Content.TableRowValue, Content: TableColumnContent {
  /// The elements of the columns.
  public var data: Data
  /// Builds the columns of an element.
  public var content: (Data.Element) -> Content
}

extension TableColumnForEach: TableColumnContent where Sort: SortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  /// The columns of all elements, in collection order.
  public nonisolated var _columns: [_TableColumn<RowValue>] {
    data.flatMap { content($0)._columns }
  }
}

extension TableColumnForEach {
  /// Creates columns for a collection of identifiable elements.
  public nonisolated init(
    _ data: Data, @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content
  )
  where
    ID == Data.Element.ID, Data.Element: Identifiable, Sort == Content.TableColumnSortComparator
  {
    self.init(data: data, content: content)
  }

  /// Creates columns for a collection, identified by the value at `id`.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content
  ) where Sort == Content.TableColumnSortComparator {
    self.init(data: data, content: content)
  }

  /// Creates columns for a constant range.
  public nonisolated init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Never> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Sort == Content.TableColumnSortComparator {
    self.init(data: data, content: content)
  }
}
