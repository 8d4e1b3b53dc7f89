import HostInterface
import ViewRuntime

/// Changes what a host, and with it an accessibility client and a test, is told of a view.
struct AccessibilityModifier {
  enum Change: Equatable {
    case label(Text)
    case value(Text)
    case hint(Text)
    case identifier(String)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case hidden(Bool)
  }

  let change: Change
}

extension AccessibilityModifier: LayoutModifier {
  typealias Body = Never

  static var isDecoration: Bool { true }

  func decorate(_ content: inout NodeContent, in environment: EnvironmentValues) {
    switch change {
    case .label(let label): content.label = label.string(in: environment)
    case .value(let value): content.valueDescription = value.string(in: environment)
    case .hint(let hint): content.hint = hint.string(in: environment)
    case .identifier(let identifier): content.identifier = identifier
    case .addTraits(let traits): content.traits.formUnion(traits.hostTraits)
    case .removeTraits(let traits): content.traits.subtract(traits.hostTraits)
    case .hidden(let isHidden):
      if isHidden { content.traits.insert(.hiddenFromAccessibility) }
    }
  }

  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  nonisolated func accessibility(change: AccessibilityModifier.Change) -> some View {
    modifier(AccessibilityModifier(change: change))
  }
}
