import Foundation
import HostInterface
import LayoutCore

/// The container's reported size, based on what was measured.
extension LazyElement {
  package func size(for proposal: ProposedViewSize) -> CGSize {
    let across = proposal[view.axis.other]
    let minor = minor(across)
    // A grid is as wide as is proposed: a stack asks with an infinite width how far it can grow.
    let isUnlimited = across == .infinity && view.ownLength != nil
    return CGSize(view.axis, major: major(minor), minor: isUnlimited ? .infinity : minor)
  }

  private func major(_ minor: CGFloat) -> CGFloat {
    if let columns = sectionColumns(in: minor) { return columns.height }
    return items.itemCount > 0 ? max(total(minor) - spacing, 0) : 0
  }

  private func minor(_ across: CGFloat?) -> CGFloat {
    let tracks = view.ownLength
    // A grid is at least as wide as its columns, and divides that width again (S14.25).
    if let across, across.isFinite { return tracks == nil ? across : max(across, laneEnd(across)) }
    if let tracks { return tracks }
    unboundedWidth.shown = naturalWidth
    return unboundedWidth.answer
  }

  private func laneEnd(_ across: CGFloat) -> CGFloat {
    let lanes = self.lanes(in: across)
    guard let first = lanes.first, let last = lanes.last else { return 0 }
    return last.start + last.length - first.start
  }

  /// The width of the visible items; before any is visible, of the first one.
  private var naturalWidth: CGFloat {
    var width: CGFloat = 0
    let shown = presentlyShown
    for item in shown.isEmpty ? 0..<min(1, items.itemCount) : shown {
      for node in nodes(of: item) {
        let own = measuring(node) { $0.sizeThatFits(itemProposal(nil)) }
        width = max(width, own[view.axis.other])
      }
    }
    return width
  }

  /// Measures a row that may not be placed in the container: it finds the container nevertheless,
  /// now and whenever it is measured again.
  func measuring<Answer>(_ row: RenderNode, _ measure: (RenderNode) -> Answer) -> Answer {
    if row.parent == nil, row.rowHolder !== node { row.rowHolder = node }
    return measure(row)
  }

  /// The visible items, clamped because there may be fewer items than were shown last.
  var presentlyShown: Range<Int> { shown.clamped(to: 0..<items.itemCount) }

  /// Returns the length of all lines.
  ///
  /// A stack measures many widths before it proposes one. Measured lengths hold for the current
  /// lanes and for the width in which they were placed: for another width, the visible items are
  /// measured again. For another number of lanes, all lines count like the first one, and the shown
  /// items stay as they are: only ``place(in:)`` decides on the lanes. If everything is visible,
  /// every answer is exact, whatever was proposed before: otherwise two widths that each lead to
  /// the other would never settle.
  func total(_ across: CGFloat) -> CGFloat {
    let count = laneCount(in: across)
    let shown = presentlyShown
    let lanes = self.lanes(in: across)
    guard hasPlaced, count == laneCount else {
      guard hasPlaced, shown.count == items.itemCount else {
        let length = firstLength(across)
        return CGFloat(makeLines(count).count) * length
      }
      let lines = makeLines(count)
      return (0..<lines.count).reduce(0) { $0 + length(of: $1, of: lines, lanes, across) }
    }
    guard across != node.size[view.axis.other], !shown.isEmpty else { return lengths.total }
    var line = lines.line(of: shown.lowerBound)
    var difference: CGFloat = 0
    // Elements may be opened on the way: there may be fewer lines then.
    while case let shown = presentlyShown, !shown.isEmpty,
      line <= lines.line(of: shown.upperBound - 1)
    {
      let length = length(of: line, of: lines, lanes, across)
      if line < lines.count { difference += length - lengths.length(of: line) }
      line += 1
    }
    return lengths.total + difference
  }

  /// Returns the length of a line including the spacing after it, judging by the first line that
  /// has a view: elements may have none, such as a row behind a condition.
  func firstLength(_ across: CGFloat) -> CGFloat {
    let lanes = self.lanes(in: across)
    for line in 0..<8 {
      // Measuring may open elements, which changes the number of lines.
      let lines = makeLines(max(lanes.count, 1))
      guard line < lines.count else { break }
      let length = length(of: line, of: lines, lanes, across)
      if length > 0 { return max(length, 1) }
    }
    return 1
  }

  /// Whether the answers for other widths still hold now that other lines are visible.
  var widthsKeepTheirLength: Bool {
    node.answersHold { proposal in
      proposal[view.axis.other].map { $0.isFinite && $0 != node.size[view.axis.other] } ?? false
    }
  }

  /// Returns whether what is visible now has another width than was reported. Returns true only
  /// once per change, as the width may never be queried again.
  func unboundedWidthChanged() -> Bool {
    guard unboundedWidth.isAsked else { return false }
    let answer = unboundedWidth.answer
    unboundedWidth.shown = naturalWidth
    return unboundedWidth.answer != answer
  }
}
