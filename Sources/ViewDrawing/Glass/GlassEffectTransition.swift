import Foundation
import ViewRuntime

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The glass comes at once, as here all glass does.
  public static let identity = GlassEffectTransition(name: "identity")
  /// The glass grows out of glass nearby. Kept; here it comes at once.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// The glass comes into being where it is. Kept; here it comes at once.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
  /// Says how the view's glass comes and goes.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition, isEnabled: Bool = true
  ) -> some View { self }
}
