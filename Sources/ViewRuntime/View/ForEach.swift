import Foundation

/// A view for each element of a collection.
///
/// The element's id is the identity of its view: state moves with the id when the order changes,
/// and goes with it (S1.7).
///
/// ```swift
/// ForEach(people) { person in PersonRow(person: person) }
/// ForEach(names, id: \.self) { Text($0) }
/// ForEach($people) { $person in TextField("Name", text: $person.name) }
/// ForEach(0..<5) { index in Text("\(index)") }
/// ```
///
/// Ids should be unique; where one occurs twice both are shown, and which of them keeps which state
/// is a guess (S1.9, D15a).
///
/// - Complexity: an update calls `content` for each element and compares the results; only elements
///   whose view differs, or whose own dependencies changed, run bodies.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The underlying collection.
  public var data: Data

  /// Makes the view of one element.
  public var content: (Data.Element) -> Content

  package let identify: (Data.Element) -> ID
  /// The count that a constant range must keep (S1.8).
  package let isConstant: Bool

  package nonisolated init(
    data: Data, isConstant: Bool = false, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identify = identify
    self.isConstant = isConstant
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, identified by the element's own id.
  // A binding to a collection is a collection too, but ForEach($items) must mean the one below,
  // which reads the items where it is written.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View {
  /// A view for each element, identified by the value at `id`.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a constant range, whose length must not change (S1.8, D15b).
  ///
  /// The views are identified by their place: in a picker, the first option has the tag 0, whatever
  /// number the range starts with. With `id: \.self`, the number identifies them.
  ///
  /// ```swift
  /// // A selection of 2 means "4 people".
  /// Picker("Guests", selection: $guests) { ForEach(2..<10) { Text("\($0) people") } }
  /// ```
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    let first = data.lowerBound
    self.init(data: data, isConstant: true, content: content) { $0 - first }
  }
}

extension ForEach where Content: View {
  /// A view for a binding to each element (S3.6).
  public nonisolated init<B, C>(
    _ data: B, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    B: _BindingToData<C>, Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data._binding, id: \.id, content: content)
  }

  /// A view for a binding to each element, identified by the value at `id`.
  public nonisolated init<B, C>(
    _ data: B, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    B: _BindingToData<C>, Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let data = data._binding
    let collection = data.wrappedValue
    let elements = collection.indices.lazy.map { index in (index, collection[index][keyPath: id]) }
    self.init(data: elements) { pair in
      content(data[pair.0])
    } identify: {
      $0.1
    }
  }
}

extension ForEach: PrimitiveView where Content: View {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    if Data.self is any MountedCollection.Type { return MountedForEachElement(view, inputs) }
    return inputs.isLazy ? LazyForEachElement(view, inputs) : ForEachElement(view, inputs)
  }
}
