import Foundation
import ListControls
import ViewRuntime

// Rows that open and close those of their children.

/// - Parameter children: where a value keeps those below it; nil for one that has none.
extension Table {
  /// Shows a collection of trees whose rows cannot be selected.
  ///
  /// A row is closed at first; its children are asked for when the user opens it.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: nil,
      sorting: nil, customization: columnCustomization)
  }

  /// Shows a collection of trees of which one row at most is selected, nil: none.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: { ListSelection(selection) },
      sorting: nil, customization: columnCustomization)
  }

  /// Shows a collection of trees of which several rows can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: { ListSelection(selection) },
      sorting: nil, customization: columnCustomization)
  }

  /// Shows a collection of trees whose heads change a sort order; no row can be selected.
  ///
  /// The program sorts the data, and the children of each value, by `sortOrder`.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: nil,
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }

  /// Shows a collection of trees whose heads change a sort order; one row at most is selected.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: { ListSelection(selection) },
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }

  /// Shows a collection of trees whose heads change a sort order; several rows can be selected.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: { ListSelection(selection) },
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }
}
