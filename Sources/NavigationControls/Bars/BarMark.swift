import ViewRuntime

/// Marks what a view is among a bar's views.
enum BarMark: LayoutModifier {
  case title
  /// The Back button, and what stands beside it in a title's place.
  case back
  /// The button of the menu with the items that do not fit.
  case menuButton

  typealias Body = Never

  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[Self.key] = self }
  func laysOutDifferently(from old: Self) -> Bool { false }
}
