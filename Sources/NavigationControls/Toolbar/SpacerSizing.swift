import ViewLayouts
import ViewRuntime

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)

  /// The usual distance between items.
  public static let fixed = SpacerSizing(isFlexible: false)
}
