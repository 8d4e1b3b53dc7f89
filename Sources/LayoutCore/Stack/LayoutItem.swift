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

  /// Whether the child has the usual priority and chooses, for every proposal that is large enough
  /// for it, the size that it chooses for the same proposal without a limit along one axis. A text
  /// does.
  ///
  /// A stack asks such children less often, as they never compete for more than they need.
  var takesOnlyWhatItNeeds: Bool { get }

  /// Returns the size that the child chooses for `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns that size together with the child's alignment guides.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions

  /// Returns that size together with the position of one alignment guide.
  func size(
    _ proposal: ProposedViewSize, guide: AlignmentKey
  ) -> (size: CGSize, guide: CGFloat)
}

extension LayoutItem {
  @inlinable
  package func size(
    _ proposal: ProposedViewSize, guide: AlignmentKey
  ) -> (size: CGSize, guide: CGFloat) {
    let dimensions = dimensions(in: proposal)
    return (dimensions.size, dimensions[guide])
  }
}

extension LayoutItem {
  @inlinable
  package var takesOnlyWhatItNeeds: Bool { false }
}
