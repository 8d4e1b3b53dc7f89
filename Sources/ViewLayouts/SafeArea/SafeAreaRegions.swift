/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of bits; of them only that of ``container`` changes anything here.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars and paddings keep free.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a keyboard on the screen covers. No keyboard covers the windows here, so nothing changes.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All that is kept free.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
