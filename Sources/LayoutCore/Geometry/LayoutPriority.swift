/// The layout priorities that have a name; `View.layoutPriority(_:)` takes any other number.
///
/// A stack serves the children of the highest priority first and keeps for the others only their
/// minimum lengths (S11.3).
package enum LayoutPriority {
  /// What a view has that says nothing.
  package static let standard: Double = 0

  /// What a spacer has: it gets only what everybody else leaves (S11.7).
  package static let spacer: Double = -.infinity
}
