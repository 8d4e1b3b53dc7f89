/// A dynamic property that the runtime itself knows how to keep: `State`, `Environment` ...
///
/// The user's own `DynamicProperty` types are made of these.
@MainActor
package protocol RuntimeProperty: DynamicProperty {
  /// The storage for a new identity; nil if the property needs none.
  static func makeStorage(_ property: Self, _ owner: BodyObserver) -> PropertyStorage?

  /// The storage with what a former one kept; nil where there is nothing of that kind.
  static func makeStorage(
    _ property: Self, _ owner: BodyObserver, keeping preservedValue: Any
  ) -> PropertyStorage?

  /// Connects a fresh value of the property with its storage, before each evaluation.
  static func connect(_ property: inout Self, _ storage: PropertyStorage?, _ owner: BodyObserver)

  /// Grows with each change of the property's value.
  static func version(_ property: UnsafePointer<Self>, _ storage: PropertyStorage?) -> Int

  /// Whether two values, as an initialiser made them, count as the same (S6.3).
  static var comparison: ValueComparison.Comparison { get }

  /// Of a property that counts as the same where a part of it does: where that lies, and its type.
  /// It is then compared together with the view's other fields, without a call.
  static var comparedPart: (offset: Int, type: Any.Type)? { get }
}

extension RuntimeProperty {
  package static var comparedPart: (offset: Int, type: Any.Type)? { nil }

  package static func makeStorage(
    _ property: Self, _ owner: BodyObserver, keeping preservedValue: Any
  ) -> PropertyStorage? {
    nil
  }

  package static func makeStorage(_ property: Self, _ owner: BodyObserver) -> PropertyStorage? {
    nil
  }

  package static func version(_ property: UnsafePointer<Self>, _ storage: PropertyStorage?) -> Int {
    storage?.version ?? 0
  }

  /// Wraps a typed comparison.
  package static func compare(
    _ areEqual: @escaping (Self, Self) -> Bool
  ) -> ValueComparison.Comparison {
    { a, b in
      areEqual(
        a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}
