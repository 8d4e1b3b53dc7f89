import LayoutCore
import ViewRuntime

/// Whether scroll views show where they stand.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  enum Choice { case automatic, visible, hidden, never }
  let choice: Choice

  /// Shows them as the host does.
  public static let automatic = ScrollIndicatorVisibility(choice: .automatic)
  /// The same as `automatic` here.
  public static let visible = ScrollIndicatorVisibility(choice: .visible)
  /// Shows none.
  public static let hidden = ScrollIndicatorVisibility(choice: .hidden)
  /// Shows none; the same as `hidden` here.
  public static let never = ScrollIndicatorVisibility(choice: .never)

  var isShown: Bool { choice == .automatic || choice == .visible }
}

extension EnvironmentValues {
  /// Whether scroll views show where they stand from top to bottom.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorKey.self] }
    set { self[VerticalScrollIndicatorKey.self] = newValue }
  }

  /// Whether scroll views show where they stand from one side to the other.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorKey.self] }
    set { self[HorizontalScrollIndicatorKey.self] = newValue }
  }
}
