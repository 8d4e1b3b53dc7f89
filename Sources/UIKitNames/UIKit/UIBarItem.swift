import Foundation

/// Settings for all buttons and tabs of bars, in UIKit's words. Kept, and without effect on what is
/// shown.
@MainActor @preconcurrency
open class UIBarItem: UIAppearanceView {
  /// Keeps how the titles look in a state, for ``titleTextAttributes(for:)``; nil takes it away.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {
    attributesOfStates[state] = attributes
  }

  /// As they were set; nil where nothing was.
  public func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
    attributesOfStates[state]
  }

  private var attributesOfStates: [UIControlState: [NSAttributedString.Key: Any]] = [:]
}
