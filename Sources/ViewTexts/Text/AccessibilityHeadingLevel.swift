/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// The top level.
  case h1
  /// The level below `h1`.
  case h2
  /// The level below `h2`, and so on down to `h6`.
  case h3
  /// The level below `h3`.
  case h4
  /// The level below `h4`.
  case h5
  /// The lowest level.
  case h6
}
