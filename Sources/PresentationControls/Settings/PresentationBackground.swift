import Foundation
import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime

extension View {
  /// Sets the background of the enclosing sheet or popover.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets a view as the background of the enclosing sheet or popover.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = ZStack(alignment: alignment, content: content)
    return presentationSetting { $0.background = AnyView(view) }
  }
}
