/// Kinds of assistive clients.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those that read the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Those that step through the screen by a switch.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
