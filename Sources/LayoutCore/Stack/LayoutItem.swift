import Foundation

/// What a container must know of a child to lay it out: the members of SwiftUI's `LayoutSubview`
/// that ask questions, under the same names.
///
/// A child is asked with the same proposal more than once; whoever conforms keeps its answers.
@usableFromInline
package protocol LayoutItem {
  /// How early the child is served: see ``LayoutPriority``.
  var priority: Double { get }

  /// How far the child would like to be from its neighbours.
  var spacing: ViewSpacing { get }

  /// The size that the child chooses when offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The same size together with the child's alignment guides.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
}
