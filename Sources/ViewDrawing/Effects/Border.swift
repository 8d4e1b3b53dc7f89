import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Draws a line along the inside the view's frame; the width is in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      OverlayModifier(
        secondary: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center))
  }
}
