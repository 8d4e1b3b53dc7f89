import HostInterface
import ViewRuntime

/// Adds traits that the host receives for the view.
package struct TraitModifier: Equatable {
  package let traits: Traits
  package let isOn: Bool

  package nonisolated init(_ traits: Traits, isOn: Bool = true) {
    self.traits = traits
    self.isOn = isOn
  }
}

extension TraitModifier: LayoutModifier {
  package typealias Body = Never
  package static var isDecoration: Bool { true }

  package func decorate(_ content: inout NodeContent, in environment: EnvironmentValues) {
    if isOn { content.traits.formUnion(traits) }
  }

  package func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Hides the view but keeps its space.
  public nonisolated func hidden() -> some View {
    modifier(TraitModifier([.invisible, .hiddenFromAccessibility]))
  }
}
