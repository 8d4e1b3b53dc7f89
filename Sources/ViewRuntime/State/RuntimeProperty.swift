/// A dynamic property that the runtime itself manages: `State`, `Environment` ...
///
/// The user's own `DynamicProperty` types are built from these.
@MainActor
package protocol RuntimeProperty: DynamicProperty {
  /// Returns the storage for a new identity; nil if the property needs none.
  static func makeStorage(_ property: Self, _ owner: BodyObserver) -> PropertyStorage?

  /// Returns storage initialised from what a former one kept; nil if that is of another kind.
  static func makeStorage(
    _ property: Self, _ owner: BodyObserver, keeping preservedValue: Any
  ) -> PropertyStorage?

  /// Connects a new value of the property to its storage, before each evaluation.
  static func connect(_ property: inout Self, _ storage: PropertyStorage?, _ owner: BodyObserver)

  /// Grows with each change of the property's value.
  static func version(_ property: UnsafePointer<Self>, _ storage: PropertyStorage?) -> Int

  /// Compares two values as their initialisers made them (S6.3).
  static var comparison: ValueComparison.Comparison { get }

  /// For a property that compares by one of its parts: the part's offset and type. The part is then
  /// compared together with the view's other fields, without a call.
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
