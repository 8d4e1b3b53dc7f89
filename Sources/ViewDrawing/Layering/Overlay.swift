import LayoutCore
import ViewRuntime

/// `overlay`: a second view over the first (S11.11).
package struct OverlayModifier<Secondary: View> {
  package let secondary: Secondary
  package let alignment: Alignment
  package var safeAreaEdges: Edge.Set = []
}

extension OverlayModifier: SecondaryModifier {
  package typealias Body = Never
  package static var isBehind: Bool { false }
}

extension View {
  /// Adds a view over this one; it is proposed this view's size and does not change it.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(secondary: content(), alignment: alignment))
  }

  /// Adds a view over this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay = requiredArgument(), alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(secondary: overlay, alignment: alignment))
  }

  /// Covers the view with a style, extending beyond the safe area where the view touches its edge.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S = requiredArgument(), ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      OverlayModifier(
        secondary: Rectangle().fill(style), alignment: .center, safeAreaEdges: edges))
  }

  /// Covers the view with a style in a shape.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      OverlayModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
  }
}
