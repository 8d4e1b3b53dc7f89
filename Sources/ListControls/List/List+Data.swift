import Foundation
import ViewRuntime

extension List {
  /// A row for each element, of which several can be selected.
  ///
  /// The selection holds ids of elements. With nil no row can be selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, content: rowContent))
  }

  /// A row for each element, of which one at most is selected.
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
  /// A row for each element; none can be selected.
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
  /// A row for each element, known by the value at `id`; several can be selected.
  ///
  /// Of several elements with the same value at `id` the first one is shown, and a fault is
  /// reported.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element, known by the value at `id`; one at most is selected.
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
  /// A row for each element, known by the value at `id`; none can be selected.
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
  /// A row for each number of a constant range, of which several can be selected.
  ///
  /// A range of another length later on is reported as a fault, and the first one stays in use. For
  /// a count that changes take `List(_:id:selection:rowContent:)` with `id: \.self`.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { selection in { ListSelection(selection) } },
      content: ForEach(data, content: rowContent))
  }

  /// A row for each number of a constant range, of which one at most is selected.
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
  /// A row for each number of a constant range; none can be selected.
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
  /// A row with a binding to each element, of which several can be selected.
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

  /// A row with a binding to each element, of which one at most is selected.
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
  /// A row with a binding to each element; none can be selected.
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
  /// A row with a binding to each element, known by the value at `id`; several can be selected.
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

  /// A row with a binding to each element, known by the value at `id`; one at most is selected.
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
  /// A row with a binding to each element, known by the value at `id`; none can be selected.
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
