import HostInterface
import ViewRuntime

/// How an accessibility element treats the views inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let rawValue: Int

  /// They are not there for an accessibility client.
  public static let ignore = AccessibilityChildBehavior(rawValue: 0)
  /// They stay elements of their own.
  public static let contain = AccessibilityChildBehavior(rawValue: 1)
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

private struct AccessibilityElementModifier {
  let children: AccessibilityChildBehavior
}

extension AccessibilityElementModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    switch children {
    case .ignore: NodeContent(role: .element, label: "")
    case .combine: NodeContent(role: .element)
    default: NodeContent(role: .box)
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
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
}

/// How far down a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
