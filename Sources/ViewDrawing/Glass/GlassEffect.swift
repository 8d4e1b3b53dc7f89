import Foundation
import ViewRuntime

/// The shape of glass where none is said: a capsule.
public struct DefaultGlassEffectShape {
  /// The capsule that `glassEffect(_:in:)` takes by itself.
  public nonisolated init() {}
}

extension DefaultGlassEffectShape: Shape {
  /// A capsule that fills the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A view on a pane of glass.
private struct GlassModifier<Pane: Shape>: ViewModifier {
  let glass: Glass
  let shape: Pane

  func body(content: Content) -> some View {
    switch glass.kind {
    case .identity: content
    case .regular, .clear:
      content
        .background {
          if let tint = glass.color { shape.fill(tint.opacity(0.4)) }
        }
        .background(glass.kind == .regular ? .regularMaterial : .ultraThinMaterial, in: shape)
    }
  }
}

extension View {
  /// Lays the view on a pane of glass: a material in a shape, with a tint.
  ///
  /// - Parameter shape: of the pane, in the view's frame.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Names the view's glass, so that it changes into the one of the same name.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins the glass of views of one name.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Says how the view's glass comes and goes.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition, isEnabled: Bool = true
  ) -> some View { self }
}
