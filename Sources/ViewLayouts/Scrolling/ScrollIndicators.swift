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

private struct VerticalScrollIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private struct HorizontalScrollIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
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

  /// Whether a scroll view that moves along these axes shows where it stands along any of them.
  func showsScrollIndicators(_ axes: Axis.Set) -> Bool {
    (axes.contains(.vertical) && verticalScrollIndicatorVisibility.isShown)
      || (axes.contains(.horizontal) && horizontalScrollIndicatorVisibility.isShown)
  }

  static let scrollIndicatorsMask: EnvironmentMask = [
    EnvironmentMask(ObjectIdentifier(VerticalScrollIndicatorKey.self)),
    EnvironmentMask(ObjectIdentifier(HorizontalScrollIndicatorKey.self)),
  ]
}

extension View {
  /// Shows or hides the scroll indicators of the scroll views inside.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.verticalScrollIndicatorVisibility) {
      if axes.contains(.vertical) { $0 = visibility }
    }
    .transformEnvironment(\.horizontalScrollIndicatorVisibility) {
      if axes.contains(.horizontal) { $0 = visibility }
    }
  }
}
