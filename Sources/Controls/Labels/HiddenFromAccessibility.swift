import HostInterface
import ViewRuntime

/// Keeps a mark out of what is read aloud.
package struct HiddenFromAccessibility: LayoutModifier {
  package typealias Body = Never

  package init() {}

  package static var isDecoration: Bool { true }
  package func decorate(_ content: inout NodeContent, in environment: EnvironmentValues) {
    content.traits.insert(.hiddenFromAccessibility)
  }
}
