import ViewRuntime

/// `tag(_:)`.
package struct TagModifier<V: Hashable> {
  package let tag: V

  package init(tag: V) { self.tag = tag }
}

extension TagModifier: LayoutModifier {
  package typealias Body = Never

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[TagTrait.key] = AnyHashable(tag)
  }

  package func laysOutDifferently(from old: TagModifier) -> Bool { false }
}

extension View {
  /// Sets the value that a picker's or a list's selection takes when this view is chosen.
  ///
  /// Its type must match the selection's; for an optional selection, a tag of the wrapped type also
  /// works.
  ///
  /// - Parameter includeOptional: kept for source compatibility; both types always match.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag))
  }
}
