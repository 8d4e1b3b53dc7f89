/// The modifier behind `preference(key:value:)`: replaces what its content sets (S6.12).
package struct PreferenceModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension PreferenceModifier: PrimitiveModifier {
  package typealias Body = Never

  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PreferenceSettingElement<Content, Key>(taking: ModifiedParts(view), inputs)
  }
}

private final class SetPreferenceNode<Key: PreferenceKey>: TypedPreferenceNode<Key> {
  var given: Key.Value

  init(_ given: Key.Value, _ element: Element) {
    self.given = given
    super.init(element)
  }

  /// Once for each view of the content, if those are part of a container's list of views.
  override func value() -> Key.Value? {
    let isOne = element.isSingle || element.hasHadLazyItems
    let count = isOne ? 1 : element.renderNodes.count
    guard count > 0 else { return nil }
    var value = given
    for _ in 1..<count { Key.reduce(value: &value) { given } }
    return value
  }

  /// Called when the content may consist of another number of views.
  func contentChanged() { super.changed() }
  // Values set below are overridden anyway.
  override func changed() {}

  func set(_ new: Key.Value) {
    let isSame = ValueComparison.areEqual(given, new)
    given = new
    if !isSame { super.changed() }
  }
}

private final class PreferenceSettingElement<Content: View, Key: PreferenceKey>:
  ModifierElement<Content, PreferenceModifier<Key>>
{
  private var node: SetPreferenceNode<Key>!
  override var preferenceNode: PreferenceNode? { node }

  init(taking view: ModifiedParts<Content, PreferenceModifier<Key>>, _ inputs: ViewInputs) {
    super.init(taking: view.modifier, inputs)
    node = SetPreferenceNode(modifier.value, self)
    child = mountElement(taking: view.content, childInputs)
    node.attach()
  }

  override func modifierChanged(from old: PreferenceModifier<Key>) { node.set(modifier.value) }

  override func renderNodesChanged() {
    node?.contentChanged()
    super.renderNodesChanged()
  }

  override func willUnmount() { node.detach() }
}

/// The modifier behind `transformPreference(_:_:)`: changes what its content sets, or the default.
package struct PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension PreferenceTransformModifier: PrimitiveModifier {
  package typealias Body = Never

  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PreferenceTransformElement<Content, Key>(taking: ModifiedParts(view), inputs)
  }
}

private final class TransformedPreference<Key: PreferenceKey>: TypedPreferenceNode<Key> {
  var transform: (inout Key.Value) -> Void

  init(_ transform: @escaping (inout Key.Value) -> Void, _ element: Element) {
    self.transform = transform
    super.init(element)
  }

  override func value() -> Key.Value? {
    var value = reducedChildren ?? Key.defaultValue
    transform(&value)
    return value
  }
}

private final class PreferenceTransformElement<Content: View, Key: PreferenceKey>:
  ModifierElement<Content, PreferenceTransformModifier<Key>>
{
  private var node: TransformedPreference<Key>!
  override var preferenceNode: PreferenceNode? { node }

  init(taking view: ModifiedParts<Content, PreferenceTransformModifier<Key>>, _ inputs: ViewInputs)
  {
    super.init(taking: view.modifier, inputs)
    node = TransformedPreference(modifier.transform, self)
    child = mountElement(taking: view.content, childInputs)
    node.attach()
  }

  override func modifierChanged(from old: PreferenceTransformModifier<Key>) {
    node.transform = modifier.transform
  }

  override func contentUpdated() { node.changed() }

  override func willUnmount() { node.detach() }
}

extension View {
  /// Sets a value for a preference key, replacing those set by the views inside (S6.12).
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }
}
