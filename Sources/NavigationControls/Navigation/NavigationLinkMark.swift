import ViewRuntime

/// Marks what leads to another screen, for whoever lists all that can be done.
package struct NavigationLinkMark: LayoutModifier {
  package typealias Body = Never

  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[Self.key] = true }
  package func laysOutDifferently(from old: Self) -> Bool { false }
}
