import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// The container that a background fills.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let fillsContainer: Bool
  private let name: String

  private init(_ name: String, fillsContainer: Bool = true) {
    self.name = name
    self.fillsContainer = fillsContainer
  }

  /// The screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// A column of a navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement("tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement("window")
  /// A widget. In an app, the background surrounds the widget's view.
  public static let widget = ContainerBackgroundPlacement("widget", fillsContainer: false)
}

extension View {
  /// Fills the container of this view, such as a screen, with a style.
  ///
  /// ```swift
  /// NavigationStack {
  ///   Text("Welcome").containerBackground(.blue.gradient, for: .navigation)
  /// }
  /// ```
  ///
  /// Apply it to the screen's outermost view, which it expands to fill the screen.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Adds a view behind the container of this view.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let room: CGFloat? = container.fillsContainer ? .infinity : nil
    return frame(maxWidth: room, maxHeight: room)
      .background(alignment: alignment, content: content)
  }
}
