import Foundation
import LayoutCore

/// Which of the places that can have the keyboard focus the tab key comes to.
///
/// Rows with the trait ``Traits/sharesTabStop`` are one stop together with the others round them:
/// of a list of ten thousand rows the key comes to one, goes on to the controls in it, and leaves
/// the list. Arrows lead from row to row, and the key comes back to where they led.
///
/// ```text
///   Before ─▶ ┌ Row 0    ┐
///             │▶Row 1 ─▶ ⊖ ─▶ ⊕ ─▶ After
///             └ Row 2    ┘
/// ```
///
/// Of the rows it is, in this order: the one with the focus; the one that had it last, unless
/// others are selected instead; the first one that is selected; the first one in sight.
@MainActor
package struct TabStops {
  /// The row that had the focus last, by what is round it.
  private var lastRows: [NodeID: NodeID] = [:]

  package nonisolated init() {}

  /// To be called when the focus has moved.
  package mutating func note(_ focused: HostTree.Node?, in tree: HostTree) {
    if lastRows.count > 64 { lastRows = lastRows.filter { tree[$0.key] != nil } }
    for row in focused?.sharingRows ?? [] {
      if let parent = row.parent { lastRows[parent.id] = row.id }
    }
  }

  /// What the key goes through at the moment, in its order.
  ///
  /// - Parameter places: all that can have the focus, in tree order.
  /// - Complexity: linear in the number of places, times their depth.
  package func stops(
    among places: [HostTree.Node], focused: HostTree.Node?
  ) -> [HostTree.Node] {
    var rows: [NodeID: [HostTree.Node]] = [:]
    for place in places {
      for row in place.sharingRows {
        guard let list = row.parent?.id, rows[list]?.last !== row else { continue }
        rows[list, default: []].append(row)
      }
    }
    guard !rows.isEmpty else { return places }
    let present = focused?.sharingRows ?? []
    let entries = rows.compactMapValues { rows in
      rows.first { row in present.contains { $0 === row } } ?? entry(rows)
    }
    return places.filter { place in
      place.sharingRows.allSatisfy { row in
        row.parent.map { entries[$0.id] === row } ?? true
      }
    }
  }

  /// The row to come to from elsewhere.
  private func entry(_ rows: [HostTree.Node]) -> HostTree.Node? {
    let selected = rows.filter { $0.content.traits.contains(.selected) }
    let last = rows.first?.parent.flatMap { lastRows[$0.id] }
    return (selected.isEmpty ? rows : selected).first { $0.id == last }
      ?? selected.first ?? rows.first(where: \.isInSight) ?? rows.first
  }
}

extension HostTree.Node {
  /// The row of a list that this is or stands in, if it shares its stop with others; then the one
  /// round that list, and so on.
  fileprivate var sharingRows: [HostTree.Node] {
    var rows: [HostTree.Node] = []
    var current: HostTree.Node? = self
    while let node = current {
      if node.content.traits.contains(.sharesTabStop) { rows.append(node) }
      current = node.parent
    }
    return rows
  }

  /// Whether some of it is not scrolled away.
  fileprivate var isInSight: Bool {
    var current = parent
    while let node = current {
      if node.isScrollContainer { return !absoluteFrame.overlap(with: node.absoluteFrame).isNull }
      current = node.parent
    }
    return true
  }

  /// Scroll views, lists and forms: a frame through which a content is seen.
  package var isScrollContainer: Bool {
    content.role == .scrollView || content.control?.kind == .list
  }
}
