import ViewRuntime

// Lists whose rows can be moved or deleted.

extension List {
  /// Creates rows that the user can move or delete in the collection, with multiple selection.
  ///
  /// ```swift
  /// List($items, editActions: .all, selection: $chosen) { $item in Text(item.name) }
  /// ```
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates rows that the user can move or delete in the collection, with at most one selected
  /// row.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates rows to move or delete, identified by the value at `id`, with multiple selection.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates rows to move or delete, identified by the value at `id`, with at most one selected
  /// row.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates rows that the user can move or delete in the collection, without selection.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable, Data.Element: Identifiable
  {
    self.init(
      selection: nil,
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates rows to move or delete, identified by the value at `id`, without selection.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      selection: nil,
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
