import Foundation

/// Which of several children is shown in a given space: the rule of `ViewThatFits` (S11.17).
@usableFromInline
package struct FittingChoice: Equatable, Sendable {
  /// The axes along which a child has to fit.
  @usableFromInline package var axes: Axis.Set

  package init(axes: Axis.Set = .both) { self.axes = axes }

  /// The first child whose ideal size fits, else the last one; `nil` if there are none.
  ///
  /// Children after the chosen one are not measured.
  ///
  /// - Parameters:
  ///   - items: The children, the most wanted one first.
  ///   - proposal: The space; an open dimension fits everything.
  @inlinable
  package func choose<Items: Collection>(
    from items: Items, in proposal: ProposedViewSize
  ) -> Items.Index? where Items.Element: LayoutItem {
    let question = FixedSizeLayout(axes: axes).childProposal(proposal)
    var index = items.startIndex
    while index != items.endIndex {
      let following = items.index(after: index)
      // The last one is shown in any case, so it is not measured either.
      if following == items.endIndex || fits(items[index].sizeThatFits(question), in: proposal) {
        return index
      }
      index = following
    }
    return nil
  }

  /// Whether a child of the given ideal size fits.
  @usableFromInline
  package func fits(_ ideal: CGSize, in proposal: ProposedViewSize) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard axes.has(axis), let length = proposal[axis] else { return true }
      // Sums of thirds must not push out what fits by design.
      return ideal[axis] <= length + 0.001
    }
  }
}
