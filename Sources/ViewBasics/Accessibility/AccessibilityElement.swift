import HostInterface
import ViewRuntime
import ViewTexts

private struct AccessibilityElementModifier {
  let children: AccessibilityChildBehavior
}

extension AccessibilityElementModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    switch children {
    case .ignore: NodeContent(role: .element, label: "")
    case .combine: NodeContent(role: .element)
    default: .box
    }
  }

  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Makes the view one element for accessibility clients and tests; it is called by the texts
  /// inside (`combine`), or by its own label alone (`ignore`).
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(children: children))
  }

  /// Says in which level of headings the view stands; it is a heading then.
  ///
  /// - Note: In part without effect: it is a heading; no client here is told of which level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
}
