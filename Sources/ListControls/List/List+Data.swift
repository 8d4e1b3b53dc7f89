import Foundation
import ViewRuntime

extension List {
  /// Creates a row for each element, with multiple selection.
  ///
  /// The selection holds ids of elements. A nil binding disables selection.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element, with at most one selected row.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a row for each element, without selection.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: nil,
      content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a row for each element, identified by the value at `id`, with multiple selection.
  ///
  /// If several elements have the same value at `id`, the list shows the first and reports a fault.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a row for each element, identified by the value at `id`, with at most one selected
  /// row.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a row for each element, identified by the value at `id`, without selection.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: nil,
      content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Creates a row for each number of a constant range, with multiple selection.
  ///
  /// If the range's length changes later, the list reports a fault and keeps using the first range.
  /// For a varying count, use `List(_:id:selection:rowContent:)` with `id: \.self`.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each number of a constant range, with at most one selected row.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a row for each number of a constant range, without selection.
  ///
  /// ```swift
  /// List(0..<100) { number in Text("Row \(number)") }
  /// ```
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: nil,
      content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a row from a binding to each element, with multiple selection.
  ///
  /// ```swift
  /// List($items, selection: $chosen) { $item in TextField("Name", text: $item.name) }
  /// ```
  public nonisolated init<
    B: _BindingToData<Data>, Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: B, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data._binding, content: rowContent))
  }

  /// Creates a row from a binding to each element, with at most one selected row.
  public nonisolated init<
    B: _BindingToData<Data>, Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: B, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data._binding, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a row from a binding to each element, without selection.
  public nonisolated init<
    B: _BindingToData<Data>, Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: B,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: nil,
      content: ForEach(data._binding, content: rowContent))
  }
}

extension List {
  /// Creates a row from a binding to each element, identified by the value at `id`, with multiple
  /// selection.
  public nonisolated init<
    B: _BindingToData<Data>, Data: MutableCollection & RandomAccessCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: B, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data._binding, id: id, content: rowContent))
  }

  /// Creates a row from a binding to each element, identified by the value at `id`, with at most
  /// one selected row.
  public nonisolated init<
    B: _BindingToData<Data>, Data: MutableCollection & RandomAccessCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: B, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data._binding, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a row from a binding to each element, identified by the value at `id`, without
  /// selection.
  public nonisolated init<
    B: _BindingToData<Data>, Data: MutableCollection & RandomAccessCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: B, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: nil,
      content: ForEach(data._binding, id: id, content: rowContent))
  }
}
