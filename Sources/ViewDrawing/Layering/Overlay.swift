import LayoutCore
import ViewRuntime

/// `overlay`: a second view over the first (S11.11).
@usableFromInline
package struct OverlayModifier<Secondary: View> {
  @usableFromInline package let secondary: Secondary
  @usableFromInline package let alignment: Alignment
  @usableFromInline package let safeAreaEdges: Edge.Set

  @inlinable
  package nonisolated init(
    secondary: Secondary, alignment: Alignment, safeAreaEdges: Edge.Set = []
  ) {
    self.secondary = secondary
    self.alignment = alignment
    self.safeAreaEdges = safeAreaEdges
  }
}

extension OverlayModifier: SecondaryModifier {
  @usableFromInline package typealias Body = Never
  package static var isBehind: Bool { false }
}

extension View {
  /// Adds a view over this one; it is proposed this view's size and does not change it.
  @inlinable
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(secondary: content(), alignment: alignment))
  }

  /// Adds a view over this one.
  @_disfavoredOverload
  @inlinable
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay = requiredArgument(), alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(secondary: overlay, alignment: alignment))
  }

  /// Covers the view with a style, extending beyond the safe area where the view touches its edge.
  @inlinable
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S = requiredArgument(), ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      OverlayModifier(
        secondary: Rectangle().fill(style), alignment: .center, safeAreaEdges: edges))
  }

  /// Covers the view with a style in a shape.
  @inlinable
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      OverlayModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
  }
}
