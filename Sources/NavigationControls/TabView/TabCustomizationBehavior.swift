import ViewBasics
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// What the user may do to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  enum Kind { case automatic, disabled, reorderable }

  let kind: Kind

  /// As the tab view decides.
  public static let automatic = TabCustomizationBehavior(kind: .automatic)

  /// Nothing.
  public static let disabled = TabCustomizationBehavior(kind: .disabled)

  /// Move it, but not hide it.
  public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
}
