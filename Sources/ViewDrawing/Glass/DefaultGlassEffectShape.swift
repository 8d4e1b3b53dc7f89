import Foundation
import ViewRuntime

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape {
  /// Makes the default capsule of `glassEffect(_:in:)`.
  public nonisolated init() {}
}

extension DefaultGlassEffectShape: Shape {
  /// Returns a capsule that fills the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
