/// Kinds of accessibility clients.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set of bits; an empty one stands for no client.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reads what is on the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// Uses the program by one or two switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}
