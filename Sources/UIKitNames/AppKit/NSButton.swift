/// A button of an alert, for code that changes what `NSAlert.addButton(withTitle:)` has made.
@MainActor @preconcurrency
public final class NSButton: NSControl {
  /// The title.
  public var title: String
  /// The key that presses the button: Return makes it the default button, Escape the cancel button.
  ///
  /// - Note: In part without effect: other keys do not press it.
  public var keyEquivalent = ""
  /// Whether pressing it destroys data.
  public var hasDestructiveAction = false
  /// Whether a check box is on.
  public var state = StateValue.off

  package init(title: String) {
    self.title = title
    super.init()
  }
}
