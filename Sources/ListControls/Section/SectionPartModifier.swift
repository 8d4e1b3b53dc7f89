import ViewRuntime

/// Tells a lazy container which part of a section a view is.
struct SectionPartModifier: LayoutModifier {
  typealias Body = Never
  let part: SectionPart

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[SectionPart.key] = part }
  func laysOutDifferently(from old: Self) -> Bool { false }
}
