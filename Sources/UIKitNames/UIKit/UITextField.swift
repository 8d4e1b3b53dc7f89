import Foundation

/// Settings for all text fields, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITextField: UIAppearanceView {
  /// Never, only while the field is typed in, only while it is not, or always.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// When the field has a button that empties it; never unless set.
  public var clearButtonMode = ViewMode.never
  /// The colour of the letters; nil until one is set.
  public var textColor: UIColor?
}
