import ViewLayouts
import ViewRuntime

/// The amount of space that a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// All the available space.
  public static let flexible = SpacerSizing(isFlexible: true)

  /// The default spacing between items.
  public static let fixed = SpacerSizing(isFlexible: false)
}
