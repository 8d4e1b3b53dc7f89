import LayoutCore
import ViewRuntime

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  enum Choice { case automatic, visible, hidden, never }
  let choice: Choice

  /// The host's default.
  public static let automatic = ScrollIndicatorVisibility(choice: .automatic)
  /// The same as `automatic` here.
  public static let visible = ScrollIndicatorVisibility(choice: .visible)
  /// Shows no indicators.
  public static let hidden = ScrollIndicatorVisibility(choice: .hidden)
  /// Shows no indicators; the same as `hidden` here.
  public static let never = ScrollIndicatorVisibility(choice: .never)

  var isShown: Bool { choice == .automatic || choice == .visible }
}
