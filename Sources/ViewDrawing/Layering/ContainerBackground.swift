import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// What a background is meant to fill.
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
  /// A widget. An app that shows a widget's view has it around that view.
  public static let widget = ContainerBackgroundPlacement("widget", fillsContainer: false)
}

extension View {
  /// Fills what this view is the content of, such as a screen, with a style.
  ///
  /// ```swift
  /// NavigationStack {
  ///   Text("Welcome").containerBackground(.blue.gradient, for: .navigation)
  /// }
  /// ```
  ///
  /// To be put on the screen's outermost view, which it gives all the room.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Lays a view behind all that this view is the content of.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let room: CGFloat? = container.fillsContainer ? .infinity : nil
    return frame(maxWidth: room, maxHeight: room)
      .background(alignment: alignment, content: content)
  }
}
