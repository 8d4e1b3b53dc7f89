import LayoutCore
import ViewRuntime

/// What a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// All screens of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A card of a subscription.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

extension View {
  /// The background of the container that the view stands in: what the view covers of it, and what
  /// lies outside of the safe area.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style, ignoresSafeAreaEdges: .all)
  }

  /// A view as the background of the container that the view stands in.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}
