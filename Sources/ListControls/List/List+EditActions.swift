import ViewRuntime

// Lists whose rows can be moved or deleted.

extension List {
  /// Rows that the user may move or delete in the collection; several can be selected.
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

  /// Rows that the user may move or delete in the collection; one at most is selected.
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

  /// Rows to move or delete, known by the value at `id`; several can be selected.
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

  /// Rows to move or delete, known by the value at `id`; one at most is selected.
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
  /// Rows that the user may move or delete in the collection; none can be selected.
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

  /// Rows to move or delete, known by the value at `id`; none can be selected.
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
