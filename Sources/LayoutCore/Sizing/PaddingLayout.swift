import Foundation

/// Empty space around a child (S11.6).
///
/// ```text
///   ┌──────────────────┐
///   │   top            │
///   │   ┌───────┐      │   offers less by the insets, but never less than 0;
///   │ l │ child │ t    │   is larger than the child by the insets
///   │   └───────┘      │
///   │   bottom         │
///   └──────────────────┘
/// ```
package struct PaddingLayout: Equatable, Sendable {
  /// The inset used when none is specified, in points.
  package static let standardLength: CGFloat = 16

  /// The space on the four sides; negative space lets the child stick out.
  package var insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets }

  /// Makes the padding of `padding(_ edges:, _ length:)`: `nil` stands for ``standardLength``.
  package init(_ edges: Edge.Set, _ length: CGFloat?) {
    insets = EdgeInsets(length ?? Self.standardLength, edges: edges)
  }

  /// Returns the child's proposal.
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.total(along: .horizontal), 0) },
      height: proposal.height.map { max($0 - insets.total(along: .vertical), 0) })
  }

  /// Returns the size with a child of the given size.
  package func size(child: CGSize) -> CGSize {
    CGSize(
      width: max(child.width + insets.total(along: .horizontal), 0),
      height: max(child.height + insets.total(along: .vertical), 0))
  }

  /// The child's upper leading corner.
  package var childOrigin: CGPoint { CGPoint(x: insets.leading, y: insets.top) }
}
