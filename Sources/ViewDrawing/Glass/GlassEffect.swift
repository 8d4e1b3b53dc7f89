import Foundation
import ViewRuntime

/// A view on a pane of glass.
private struct GlassModifier<Pane: Shape>: ViewModifier {
  let glass: Glass
  let shape: Pane

  func body(content: Content) -> some View {
    switch glass.kind {
    case .identity: content
    case .regular, .clear:
      content
        .environment(\.isOnGlass, true)
        .background {
          if let tint = glass.color { shape.fill(tint.opacity(0.4)) }
        }
        .background(glass.kind == .regular ? .regularMaterial : .ultraThinMaterial, in: shape)
    }
  }
}

extension View {
  /// Places the view on a pane of glass: a material in a shape, with a tint.
  ///
  /// - Parameter shape: the pane's shape, in the view's frame.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }
}
