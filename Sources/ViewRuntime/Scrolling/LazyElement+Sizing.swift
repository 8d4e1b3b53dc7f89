import Foundation
import HostInterface
import LayoutCore

/// How large the container says it is, by what was measured of it.
extension LazyElement {
  package func size(for proposal: ProposedViewSize) -> CGSize {
    let minor = minor(proposal[view.axis.other])
    if let columns = sectionColumns(in: minor) {
      return CGSize(view.axis, major: columns.height, minor: minor)
    }
    let major = items.itemCount > 0 ? max(total(minor) - spacing, 0) : 0
    return CGSize(view.axis, major: major, minor: minor)
  }

  private func minor(_ across: CGFloat?) -> CGFloat {
    if let across, across.isFinite { return across }
    if let tracks = view.ownLength { return tracks }
    unboundedWidth.shown = naturalWidth
    return unboundedWidth.answer
  }

  /// Of what shows; before anything does, of the first item.
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

  /// Asks a row that may not stand in the container: it finds what holds it all the same, now and
  /// whenever it is asked again.
  func measuring<Answer>(_ row: RenderNode, _ measure: (RenderNode) -> Answer) -> Answer {
    if row.parent == nil, row.rowHolder !== node { row.rowHolder = node }
    return measure(row)
  }

  /// There may be fewer items than were shown last.
  var presentlyShown: Range<Int> { shown.clamped(to: 0..<items.itemCount) }

  /// The length of all lines.
  ///
  /// A stack asks for many widths before it offers one. What was measured holds for the lanes that
  /// are shown, and for the width that they were placed in: for another one, what shows is measured
  /// again. For another number of lanes all lines count as the first one, and what is shown stays
  /// as it is: only ``place(in:)`` decides on the lanes. Where everything shows, every answer is
  /// exact, whatever was offered before: two widths that each lead to the other would never come to
  /// rest.
  func total(_ across: CGFloat) -> CGFloat {
    let count = laneCount(in: across)
    let shown = presentlyShown
    let lanes = view.lanes(in: across)
    guard hasPlaced, count == laneCount else {
      let lines = makeLines(count)
      guard hasPlaced, shown.count == items.itemCount else {
        return CGFloat(lines.count) * firstLength(across)
      }
      return (0..<lines.count).reduce(0) { $0 + length(of: $1, of: lines, lanes, across) }
    }
    guard across != node.size[view.axis.other], !shown.isEmpty else { return lengths.total }
    return (lines.line(of: shown.lowerBound)...lines.line(of: shown.upperBound - 1))
      .reduce(lengths.total) { total, line in
        total - lengths.length(of: line) + length(of: line, of: lines, lanes, across)
      }
  }

  /// How long a line is with the distance behind it, to judge by the first that has a view:
  /// elements may have none, as a row behind a condition.
  func firstLength(_ across: CGFloat) -> CGFloat {
    let lanes = view.lanes(in: across)
    let lines = makeLines(max(lanes.count, 1))
    for line in 0..<min(lines.count, 8) {
      let length = length(of: line, of: lines, lanes, across)
      if length > 0 { return max(length, 1) }
    }
    return 1
  }

  /// Whether what was answered for other widths still holds, now that other lines show.
  var widthsKeepTheirLength: Bool {
    node.answersHold { proposal in
      proposal[view.axis.other].map { $0.isFinite && $0 != node.size[view.axis.other] } ?? false
    }
  }

  /// Whether what shows now is of another width than was answered. Told once, as nobody may ask
  /// again.
  func unboundedWidthChanged() -> Bool {
    guard unboundedWidth.isAsked else { return false }
    let answer = unboundedWidth.answer
    unboundedWidth.shown = naturalWidth
    return unboundedWidth.answer != answer
  }
}
