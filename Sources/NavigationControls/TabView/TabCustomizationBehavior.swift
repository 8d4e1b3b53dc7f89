import ViewBasics
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// What the user may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  enum Kind { case automatic, disabled, reorderable }

  let kind: Kind

  /// The tab view decides.
  public static let automatic = TabCustomizationBehavior(kind: .automatic)

  /// Nothing.
  public static let disabled = TabCustomizationBehavior(kind: .disabled)

  /// Moving the tab, but not hiding it.
  public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
}
