import Foundation
import ListControls
import ViewRuntime

// MARK: - Rows from a collection

/// - Parameter columnCustomization: the visibility and order of the columns; see
///   ``TableColumnCustomization``.
extension Table {
  /// Creates a table with a row for each element of a collection, without selection.
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

  /// Creates a table with a row for each element of a collection and at most one selected row; nil
  /// means none.
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

  /// Creates a table with a row for each element of a collection and multiple selection.
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

  /// Creates a sortable table with a row for each element of a collection; pressing a header
  /// changes the sort order.
  ///
  /// The table shows the elements in the order of `data`. Sort the data when `sortOrder` changes;
  /// the header of its first comparator shows the arrow.
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

  /// Creates a sortable table with a row for each element and at most one selected row.
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

  /// Creates a sortable table with a row for each element and multiple selection.
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
  /// Creates a table with static rows, without selection.
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

  /// Creates a table with static rows and at most one selected row; nil means none.
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

  /// Creates a table with static rows and multiple selection.
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

  /// Creates a table with static rows and a sort order of custom comparators.
  ///
  /// Static rows keep their order; only data that the app sorts by `sortOrder` moves.
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

  /// Creates a table with static rows, custom comparators and at most one selected row.
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

  /// Creates a table with static rows, custom comparators and multiple selection.
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

  // Repeats the initializers for the usual comparator: with a generic `Sort` the compiler does not
  // infer the row type in time for `TableColumn("Name", value: \.name)`.

  /// Creates a table with static rows and a sort order of key path comparators.
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

  /// Creates a table with static rows, key path comparators and at most one selected row.
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

  /// Creates a table with static rows, key path comparators and multiple selection.
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
