import LayoutCore
import ViewRuntime

/// Whether scroll views show where they stand.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  enum Choice { case automatic, visible, hidden, never }
  let choice: Choice

  public static let automatic = ScrollIndicatorVisibility(choice: .automatic)
  public static let visible = ScrollIndicatorVisibility(choice: .visible)
  public static let hidden = ScrollIndicatorVisibility(choice: .hidden)
  public static let never = ScrollIndicatorVisibility(choice: .never)
}

extension View {
  /// Shows or hides the scroll indicators of the scroll views inside.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(
      \.showsScrollIndicators,
      visibility.choice == .automatic || visibility.choice == .visible)
  }
}
