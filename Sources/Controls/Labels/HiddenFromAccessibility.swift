import HostInterface
import ViewRuntime

/// Hides a decorative view from accessibility.
package struct HiddenFromAccessibility: LayoutModifier {
  package typealias Body = Never

  package init() {}

  package static var isDecoration: Bool { true }
  package func decorate(_ content: inout NodeContent, in environment: EnvironmentValues) {
    content.traits.insert(.hiddenFromAccessibility)
  }
}
