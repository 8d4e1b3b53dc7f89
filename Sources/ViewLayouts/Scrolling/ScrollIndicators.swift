import LayoutCore
import ViewRuntime

struct VerticalScrollIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

struct HorizontalScrollIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

extension EnvironmentValues {
  /// Returns whether a scroll view with these axes shows an indicator along any of them.
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
