import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

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
