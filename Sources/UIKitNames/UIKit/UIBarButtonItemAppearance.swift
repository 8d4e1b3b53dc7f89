import Foundation

/// The appearance of the buttons of a bar, with UIKit's names. Kept, but without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  /// The appearance in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance while the button is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while the button is disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance while the button has the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// An empty appearance.
  public init() {}
}
