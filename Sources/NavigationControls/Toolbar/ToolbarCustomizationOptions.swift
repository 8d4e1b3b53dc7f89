import LayoutCore
import ViewRuntime

/// What else the user may do with an item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Makes a set of bits; all are without effect here.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There even if the user took it out.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1 << 0) }
}
