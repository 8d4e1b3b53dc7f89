import Foundation

/// The interface that a container needs to lay out a child: the querying members of SwiftUI's
/// `LayoutSubview`, under the same names.
///
/// A child receives the same proposal more than once; conforming types cache their answers.
@usableFromInline
package protocol LayoutItem {
  /// The order in which the child is served: see ``LayoutPriority``.
  var priority: Double { get }

  /// The child's preferred distances to its neighbours.
  var spacing: ViewSpacing { get }

  /// Returns the size that the child chooses for `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns that size together with the child's alignment guides.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
}
