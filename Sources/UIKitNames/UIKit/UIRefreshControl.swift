import Foundation

/// Settings for all controls that refresh lists, in UIKit's words. Kept, and without effect on what
/// is shown.
@MainActor @preconcurrency
public final class UIRefreshControl: UIAppearanceView {
  /// The words below the sign; nil until they are set.
  public var attributedTitle: NSAttributedString?
}
