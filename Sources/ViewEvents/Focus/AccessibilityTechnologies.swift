/// Kinds of accessibility clients.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt8

  /// Makes a set from raw bits; 0 is the empty set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Clients that read the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// Clients that control the program with one or two switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}
