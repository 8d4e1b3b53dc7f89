/// A stored property of a view that the runtime manages.
///
/// Conform your own property wrappers to this protocol and build them from SwiftUI's wrappers:
/// views that declare them get storage and updates (S2.14, S2.15).
///
/// ```swift
/// @propertyWrapper struct Uppercased: DynamicProperty {
///   @State private var text = ""
///   var wrappedValue: String { text.uppercased() }
/// }
/// ```
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties inside have been updated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
