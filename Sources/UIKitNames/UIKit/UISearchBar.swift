import Foundation

/// Settings for all search bars, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UISearchBar: UIAppearanceView {
  /// The background colour of the bar; nil until one is set.
  public var barTintColor: UIColor?
}
