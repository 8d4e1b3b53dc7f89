import Foundation

/// The choice of which child to show in a given space: the rule of `ViewThatFits` (S11.17).
@usableFromInline
package struct FittingChoice: Equatable, Sendable {
  /// The axes along which a child has to fit.
  @usableFromInline package var axes: Axis.Set

  package init(axes: Axis.Set = .both) { self.axes = axes }

  /// Returns the first child whose ideal size fits, otherwise the last one; `nil` if there are
  /// none.
  ///
  /// Children after the chosen one are not measured.
  ///
  /// - Parameters:
  ///   - items: The children, in order of preference.
  ///   - proposal: The space; everything fits an unspecified dimension.
  @inlinable
  package func choose<Items: Collection>(
    from items: Items, in proposal: ProposedViewSize
  ) -> Items.Index? where Items.Element: LayoutItem {
    let question = FixedSizeLayout(axes: axes).childProposal(proposal)
    var index = items.startIndex
    while index != items.endIndex {
      let following = items.index(after: index)
      // The last child is the fallback, so it is not measured either.
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
      // Sums of thirds must not exclude a child that fits by design.
      return ideal[axis] <= length + 0.001
    }
  }
}
