import Foundation
import ListControls
import ViewRuntime

// MARK: - Rows from a collection

/// - Parameter columnCustomization: which columns are shown, and in which order; see
///   ``TableColumnCustomization``.
extension Table {
  /// Shows a row for each element of a collection; no row can be selected.
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

  /// Shows a row for each element of a collection, of which one at most is selected, nil: none.
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

  /// Shows a row for each element of a collection, of which several can be selected.
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

  /// Shows a row for each element of a collection; a press on a head changes the sort order.
  ///
  /// The table shows the elements as they come. Sort the data by `sortOrder` when that changes; the
  /// first comparator is the one whose head bears the arrow.
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

  /// Shows a row for each element, with a sort order, and one selected row at most.
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

  /// Shows a row for each element, with a sort order, and any number of selected rows.
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

extension Table {
  /// Shows rows that are listed one by one; none can be selected.
  ///
  /// ```swift
  /// Table(of: Person.self) {
  ///   TableColumn("Name", value: \.name)
  /// } rows: {
  ///   TableRow(me)
  ///   ForEach(friends) { TableRow($0) }
  /// }
  /// ```
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

  /// Shows rows that are listed one by one, of which one at most is selected, nil: none.
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

  /// Shows rows that are listed one by one, of which several can be selected.
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

  /// Shows rows that are listed one by one, with a sort order of the program's own comparators.
  ///
  /// Listed rows stay where they are listed; only what the program sorts by `sortOrder` moves.
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

  /// Shows listed rows with comparators of the program's own, and one selected row at most.
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

  /// Shows listed rows with comparators of the program's own, and any number of selected rows.
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

  /// Shows rows that are listed one by one, with a sort order of key paths.
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

  /// Shows listed rows with a sort order of key paths, and one selected row at most.
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

  /// Shows listed rows with a sort order of key paths, and any number of selected rows.
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
