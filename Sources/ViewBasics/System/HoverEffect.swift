import ViewRuntime

/// How a view answers a pointer above it. Hosts show that in their own way.
public struct HoverEffect: Hashable, Sendable {
  enum Kind { case automatic, highlight, lift }
  let kind: Kind

  public static let automatic = HoverEffect(kind: .automatic)
  public static let highlight = HoverEffect(kind: .highlight)
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Asks for an effect while the pointer is above the view.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }
}
