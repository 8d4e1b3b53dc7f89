/// How far down a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading, and nobody said of which rank.
  case unspecified
  /// The title of the whole.
  case h1
  /// That of a part.
  case h2
  /// That of a part of a part, and so on down to `h6`.
  case h3
  /// Below `h3`.
  case h4
  /// Below `h4`.
  case h5
  /// The lowest rank.
  case h6
}
