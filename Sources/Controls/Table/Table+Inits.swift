import Foundation
import ViewBasics
import ViewRuntime

// MARK: - Rows from a collection

/// - Parameter columnCustomization: which columns are shown, and in which order; see
///   ``TableColumnCustomization``.
extension Table
where
  Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Value,
  Columns.TableRowValue == Value
{
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil,
      sorting: nil, customization: columnCustomization)
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: { ListSelection(selection) },
      sorting: nil, customization: columnCustomization)
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: { ListSelection(selection) },
      sorting: nil, customization: columnCustomization)
  }

  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil,
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }

  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: { ListSelection(selection) },
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }

  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: { ListSelection(selection) },
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }
}

// MARK: - Rows one by one

extension Table
where
  Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Value,
  Columns.TableRowValue == Value
{
  public nonisolated init(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: nil,
      sorting: nil, customization: columnCustomization)
  }

  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: { ListSelection(selection) },
      sorting: nil, customization: columnCustomization)
  }

  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: { ListSelection(selection) },
      sorting: nil, customization: columnCustomization)
  }

  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: nil,
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }

  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: { ListSelection(selection) },
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }

  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: { ListSelection(selection) },
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }

  // The usual comparators once more by name: from a `Sort` of its own the compiler does not find
  // the type of the rows in time for `TableColumn("Name", value: \.name)`.

  public nonisolated init(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: nil,
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }

  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: { ListSelection(selection) },
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }

  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: { ListSelection(selection) },
      sorting: { TableSorting(sortOrder) },
      customization: columnCustomization)
  }
}
