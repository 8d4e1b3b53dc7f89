import HostInterface
import LayoutCore
import ViewRuntime

/// Applies an effect to the view and everything inside as a whole, without changing the layout
/// (S11.19).
package struct EffectModifier: Equatable {
  package enum Kind: Equatable {
    case fixed(Effect)
    case shadow(Color, radius: Double, x: Double, y: Double)
    case colorMultiply(Color)
  }

  package var kind: Kind

  package nonisolated init(_ kind: Kind) { self.kind = kind }
  package nonisolated init(_ effect: Effect) { kind = .fixed(effect) }
}

extension EffectModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(role: .box, effects: [effect(in: environment)])
  }

  package static let environmentMask = Color.environmentMask
  package func laysOutDifferently(from old: Self) -> Bool { false }

  private func effect(in environment: EnvironmentValues) -> Effect {
    switch kind {
    case .fixed(let effect): effect
    case .shadow(let color, let radius, let x, let y):
      .shadow(color: color.hostColor(in: environment), radius: radius, x: x, y: y)
    case .colorMultiply(let color): .colorMultiply(color.hostColor(in: environment))
    }
  }
}
