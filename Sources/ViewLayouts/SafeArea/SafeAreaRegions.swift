/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Makes a set from raw bits; only ``container`` has an effect here.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The insets of bars and paddings.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The area covered by an on-screen keyboard. No keyboard covers windows here, so it has no
  /// effect.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
