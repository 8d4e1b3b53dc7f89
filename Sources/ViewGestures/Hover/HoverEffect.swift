import Foundation
import ViewDrawing
import ViewRuntime

/// The reaction of a view to a pointer above it.
public struct HoverEffect: Hashable, Sendable {
  enum Kind { case automatic, highlight, lift }
  let kind: Kind

  /// The default of the current context: a highlight.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The view becomes brighter.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view becomes slightly larger; in cells, which cannot grow, it gets a background.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Shows an effect while the pointer is above the view.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
}

private struct HoverEffectModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed

  nonisolated init(effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }
}

extension HoverEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isShown = isHovered && isEnabled && isAllowed
    content
      .background(.primary.opacity(isShown ? 0.12 : 0))
      .scaleEffect(isShown && effect == .lift ? 1.06 : 1)
      .onHover { isHovered = $0 }
  }
}
