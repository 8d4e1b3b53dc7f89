import Foundation

/// How the buttons of a bar look, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  /// When nothing else holds.
  public let normal = UIBarButtonItemStateAppearance()
  /// While the button is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While the button cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While the keys go to the button.
  public let focused = UIBarButtonItemStateAppearance()

  /// Nothing set.
  public init() {}
}
