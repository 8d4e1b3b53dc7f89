import Controls
import ViewRuntime

/// A tree: elements that open and close their children.
///
/// ```swift
/// struct File: Identifiable { let id: String; var children: [File]? }
///
/// OutlineGroup(root, children: \.children) { file in Text(file.id) }
/// List(files, children: \.children) { file in Text(file.id) }
/// ```
///
/// An element whose children are nil is a leaf. Closed branches are not made.
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
  /// Shows one element with all that is below it, by the elements' own ids.
  public nonisolated init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, Data: RangeReplaceableCollection {
    self.init(
      data: Data([root]), id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  /// Shows several elements with all that is below them, by the elements' own ids.
  public nonisolated init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Shows one element with all that is below it, by ids that a key path names.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, Data: RangeReplaceableCollection {
    self.init(
      data: Data([root]), id: id, children: { $0[keyPath: children] }, content: content)
  }

  /// Shows several elements with all that is below them, by ids that a key path names.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }
}

extension Binding {
  /// The children of an element that a tree's rows may change; nil for a leaf.
  fileprivate func branch<C>(_ children: WritableKeyPath<Value, C?>) -> Binding<C>? {
    Binding<C>(self[dynamicMember: children])
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// A tree whose elements the rows may change.
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

  /// A tree whose elements the rows may change, by ids that a key path names.
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

/// The elements of one level, each with its children while it is open.
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
