import Foundation
import ListControls
import ViewRuntime

// Rows that disclose their children.

/// - Parameter children: the key path to a value's children; nil for a value without any.
extension Table {
  /// Creates a table of trees whose rows cannot be selected.
  ///
  /// A row starts collapsed; its children are read when the user expands it.
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

  /// Creates a table of trees with at most one selected row; nil means none.
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

  /// Creates a table of trees with multiple selection.
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

  /// Creates a sortable table of trees without selection.
  ///
  /// The app sorts the data, and the children of each value, by `sortOrder`.
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

  /// Creates a sortable table of trees with at most one selected row.
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

  /// Creates a sortable table of trees with multiple selection.
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
