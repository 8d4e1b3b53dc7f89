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
