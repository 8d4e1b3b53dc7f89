import ViewRuntime

/// The values that a view sets for its container, such as a custom card or board.
///
/// ```swift
/// Note("Milk").containerValue(\.isPinned, true)
///
/// ForEach(subviews: content) { note in
///   note.border(note.containerValues.isPinned ? .red : .clear)
/// }
/// ```
///
/// Unlike preferences, they reach only the nearest container; unlike the environment, they go up
/// the tree.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private let tagValue: AnyHashable?

  init(tag: AnyHashable? = nil) { tagValue = tag }

  /// The value for a key, or the key's default; usually wrapped in a property.
  ///
  /// ```swift
  /// extension ContainerValues {
  ///   var isPinned: Bool {
  ///     get { self[IsPinnedKey.self] }
  ///     set { self[IsPinnedKey.self] = newValue }
  ///   }
  /// }
  /// ```
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag, if it has the given type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tagValue?.base as? V }

  /// Returns whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tagValue == AnyHashable(tag) }
}

/// The key of one view's values among its node's traits.
enum ContainerValuesTrait {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  /// Sets one value.
  struct Change {
    let apply: (inout ContainerValues) -> Void
  }
}

extension RenderNode {
  /// The node's container values; inner modifiers override outer ones (S7.12).
  var containerValues: ContainerValues {
    var values = ContainerValues(tag: innermostTrait(TagTrait.key, as: AnyHashable.self))
    apply(to: &values)
    return values
  }

  private func apply(to values: inout ContainerValues) {
    (traits[ContainerValuesTrait.key] as? ContainerValuesTrait.Change)?.apply(&values)
    if layout.isWrapper { children.first?.apply(to: &values) }
  }
}
