/// A namespace owned by a view, in which the ids of several views identify the same thing.
///
/// ```swift
/// @Namespace private var cards
///
/// CardView().matchedGeometryEffect(id: card.id, in: cards)
/// ```
///
/// Its id stays the same for the lifetime of the view (S9.4). Outside a view's body it is an id
/// that matches nothing, and a warning is reported (D12).
@propertyWrapper
public struct Namespace {
  /// Identifies one `@Namespace` of one view.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var id: ID?

  /// Creates a namespace with the view.
  public init() {}

  /// The id of the namespace, to pass to `matchedGeometryEffect(id:in:)` and similar modifiers.
  public var wrappedValue: ID {
    guard let id else {
      Diagnostics.report(
        .uninstalledNamespace,
        "A Namespace was read outside of a view's body; it is one that matches nothing. Read it in "
          + "the body or in what the body calls, not in an initialiser.")
      return ID(number: 0)
    }
    return id
  }
}

extension Namespace: Sendable {}

extension Namespace: DynamicProperty {}

extension Namespace: RuntimeProperty {
  package static func makeStorage(
    _ property: Namespace, _ owner: BodyObserver
  ) -> PropertyStorage? {
    NamespaceStorage.make()
  }

  package static func connect(
    _ property: inout Namespace, _ storage: PropertyStorage?, _ owner: BodyObserver
  ) {
    property.id = unsafeDowncast(storage!, to: NamespaceStorage.self).id
  }

  package static var comparison: ValueComparison.Comparison { { _, _ in true } }
}

@MainActor
private final class NamespaceStorage: PropertyStorage {
  private static var lastNumber = 0
  let id: Namespace.ID

  private init(_ id: Namespace.ID) { self.id = id }

  static func make() -> NamespaceStorage {
    lastNumber += 1
    return NamespaceStorage(Namespace.ID(number: lastNumber))
  }
}
