import ViewRuntime

/// Marks a navigation link, for callers that list all available actions.
package struct NavigationLinkMark: LayoutModifier {
  package typealias Body = Never

  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[Self.key] = true }
  package func laysOutDifferently(from old: Self) -> Bool { false }
}
