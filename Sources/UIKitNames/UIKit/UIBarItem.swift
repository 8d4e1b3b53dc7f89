import Foundation

/// Settings for all buttons and tabs of bars, with UIKit's names. Kept, but without effect on what
/// is shown.
@MainActor @preconcurrency
open class UIBarItem: UIAppearanceView {
  /// Stores the title attributes for a state, for ``titleTextAttributes(for:)``; nil removes them.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {
    attributesOfStates[state] = attributes
  }

  /// The attributes that were set for a state; nil if there are none.
  public func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
    attributesOfStates[state]
  }

  private var attributesOfStates: [UIControlState: [NSAttributedString.Key: Any]] = [:]
}
