/// The part of a section that a view is, for a lazy container that keeps those parts in sight.
package enum SectionPart: Hashable, Sendable {
  case header, footer
  /// Takes no space; for containers that need to know where sections begin and end.
  case start, end

  var isMark: Bool { self == .start || self == .end }

  /// The key among a node's traits.
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension RenderNode {
  package var sectionPart: SectionPart? { trait(SectionPart.key, as: SectionPart.self) }
}
