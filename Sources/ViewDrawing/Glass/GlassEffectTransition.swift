import Foundation
import ViewRuntime

/// How glass appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The glass appears at once, as all glass does here.
  public static let identity = GlassEffectTransition(name: "identity")
  /// The glass morphs out of nearby glass. Stored; it appears at once here.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// The glass materialises in place. Stored; it appears at once here.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
  /// Sets how the view's glass appears and disappears.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition, isEnabled: Bool = true
  ) -> some View { self }
}
