import HostInterface
import ViewRuntime
import ViewTexts

private struct AccessibilityElementModifier {
  let children: AccessibilityChildBehavior
}

extension AccessibilityElementModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    let traits: Traits = environment.isEnabled ? [] : .disabled
    return switch children {
    case .ignore: NodeContent(role: .element, traits: traits, label: "")
    case .combine: NodeContent(role: .element, traits: traits)
    default: .box
    }
  }

  static var environmentMask: EnvironmentMask { EnvironmentValues.isEnabledMask }

  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Makes the view a single element for accessibility clients and tests, named by the texts inside
  /// (`combine`) or only by its own label (`ignore`).
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(children: children))
  }
}
