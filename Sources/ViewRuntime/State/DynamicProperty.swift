/// A stored property of a view that the runtime keeps for it.
///
/// Give your own wrappers this protocol, put SwiftUI's wrappers inside, and views that declare
/// them get storage and updates (S2.14, S2.15).
///
/// ```swift
/// @propertyWrapper struct Uppercased: DynamicProperty {
///   @State private var text = ""
///   var wrappedValue: String { text.uppercased() }
/// }
/// ```
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties inside were brought up to
  /// date.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
