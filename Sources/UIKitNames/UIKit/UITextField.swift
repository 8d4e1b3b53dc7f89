import Foundation

/// Settings for all text fields, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UITextField: UIAppearanceView {
  /// Never, only while the field is edited, only while it is not, or always.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// When the field has a clear button; never by default.
  public var clearButtonMode = ViewMode.never
  /// The text colour; nil until one is set.
  public var textColor: UIColor?
}
