import LayoutCore
import ViewRuntime

/// `background`: a second view behind the first (S11.11).
@usableFromInline
package struct BackgroundModifier<Secondary: View> {
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

extension BackgroundModifier: SecondaryModifier {
  @usableFromInline package typealias Body = Never
  package static var isBehind: Bool { true }
}

extension View {
  /// Adds a view behind this one; it is proposed this view's size and does not change it.
  @inlinable
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(secondary: content(), alignment: alignment))
  }

  /// Adds a view behind this one.
  @_disfavoredOverload
  @inlinable
  public nonisolated func background<Background: View>(
    _ background: Background = requiredArgument(), alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(secondary: background, alignment: alignment))
  }

  /// Fills the area behind the view with the current background style.
  @inlinable
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills the area behind the view with a style, extending below bars and padding outside the safe
  /// area where the view touches its edge.
  ///
  /// ```swift
  /// Inbox()
  ///   .background(.teal)                                 // extends below the bar
  ///   .safeAreaInset(edge: .bottom) { ComposeBar() }
  /// ```
  @inlinable
  public nonisolated func background<S: ShapeStyle>(
    _ style: S = requiredArgument(), ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      BackgroundModifier(
        secondary: Rectangle().fill(style), alignment: .center, safeAreaEdges: edges))
  }

  /// Fills a shape behind the view with the current background style.
  @inlinable
  public nonisolated func background<S: Shape>(
    in shape: S = requiredArgument(), fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind the view with a style.
  @inlinable
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      BackgroundModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
  }
}
