import Controls
import ViewRuntime

/// A tree of elements that the user expands and collapses.
///
/// ```swift
/// struct File: Identifiable { let id: String; var children: [File]? }
///
/// OutlineGroup(root, children: \.children) { file in Text(file.id) }
/// List(files, children: \.children) { file in Text(file.id) }
/// ```
///
/// An element whose children are nil is a leaf. Collapsed branches are not created.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    OutlineRows(data: data, id: id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable, ID == Data.Element.ID
{
  /// Creates an outline of one element and its descendants, identified by their own ids.
  public nonisolated init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, Data: RangeReplaceableCollection {
    self.init(
      data: Data([root]), id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates an outline of several elements and their descendants, identified by their own ids.
  public nonisolated init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline of one element and its descendants, identified by a key path.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, Data: RangeReplaceableCollection {
    self.init(
      data: Data([root]), id: id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates an outline of several elements and their descendants, identified by a key path.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }
}

extension Binding {
  /// The children of an element whose rows can modify it; nil for a leaf.
  fileprivate func branch<C>(_ children: WritableKeyPath<Value, C?>) -> Binding<C>? {
    Binding<C>(self[dynamicMember: children])
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates an outline whose rows can modify their elements.
  ///
  /// ```swift
  /// OutlineGroup($files, children: \.children) { $file in TextField("Name", text: $file.name) }
  /// ```
  public nonisolated init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(
      data: data, id: \.wrappedValue.id, children: { $0.branch(children) }, content: content)
  }

  /// Creates an outline whose rows can modify their elements, identified by a key path.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    let value: KeyPath<Binding<E>, E> = \.wrappedValue
    self.init(
      data: data, id: value.appending(path: id), children: { $0.branch(children) },
      content: content)
  }
}

/// The elements of one level, each with its children while expanded.
private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  var body: some View {
    ForEach(data, id: id) { element in
      if let inner = children(element) {
        group(element, inner)
      } else {
        content(element).tag(element[keyPath: id])
      }
    }
  }

  private func group(
    _ element: Data.Element, _ inner: Data
  ) -> DisclosureGroup<Leaf, OutlineSubgroupChildren> {
    var group = DisclosureGroup(label: content(element), binding: nil) {
      OutlineSubgroupChildren(
        rows: AnyView(OutlineRows(data: inner, id: id, children: children, content: content)))
    }
    group.rowTag = AnyHashable(element[keyPath: id])
    return group
  }
}
