/// What determines whether the view at a place is still the same one.
package enum IdentitySource: String, Sendable {
  /// A branch of an `if` or a `switch` (S1.2).
  case branch
  /// `id(_:)` (S1.5).
  case id
  /// The type of the view in an `AnyView` (S1.4).
  case wrappedType
  /// The element of a `ForEach` (S1.7).
  case element
}
