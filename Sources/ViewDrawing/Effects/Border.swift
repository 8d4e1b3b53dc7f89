import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Draws a line along the inside of the view's frame, in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      OverlayModifier(
        secondary: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center))
  }
}
