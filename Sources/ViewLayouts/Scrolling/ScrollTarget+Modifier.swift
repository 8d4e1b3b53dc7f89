import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Makes this view a target at which a scroll view stops.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetsModifier(isEnabled: isEnabled))
  }
}

struct ScrollTargetsModifier {
  let isEnabled: Bool
}

extension ScrollTargetsModifier: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ScrollTargetsTrait.key] = isEnabled ? true : nil
  }
  func laysOutDifferently(from old: Self) -> Bool { false }
}
