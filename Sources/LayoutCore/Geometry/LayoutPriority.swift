/// The named layout priorities; `View.layoutPriority(_:)` takes any other number.
///
/// A stack serves children of the highest priority first and reserves only the minimum lengths of
/// the others (S11.3).
package enum LayoutPriority {
  /// The priority of a view that sets none.
  package static let standard: Double = 0

  /// The priority of a spacer: it gets only what all others leave (S11.7).
  package static let spacer: Double = -.infinity
}
