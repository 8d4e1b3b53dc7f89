import Foundation
import LayoutCore

/// Decides which of the focusable nodes the tab key visits.
///
/// Rows with the trait ``Traits/sharesTabStop`` form one stop with their siblings: in a list of ten
/// thousand rows, the key visits one, continues to the controls in it, and leaves the list. Arrow
/// keys move from row to row, and the tab key returns to where they led. The buttons of a bar and a
/// row of tabs work the same way.
///
/// ```text
///   Before ─▶ ┌ Row 0    ┐
///             │▶Row 1 ─▶ ⊖ ─▶ ⊕ ─▶ After
///             └ Row 2    ┘
/// ```
///
/// The row is chosen in this order: the one with the focus; the one that had it last, unless others
/// are selected instead; the first selected one; the first visible one.
@MainActor
package struct TabStops {
  /// A node that shares a stop with the others of its group.
  fileprivate typealias Member = (node: HostTree.Node, group: HostTree.Node)

  /// The last focused member of each group.
  private var lastMembers: [NodeID: NodeID] = [:]

  /// The groups of the last focused node.
  private var presentGroups: Set<NodeID> = []

  package nonisolated init() {}

  /// Records that the focus has moved.
  package mutating func note(_ focused: HostTree.Node?, in tree: HostTree) {
    if lastMembers.count > 64 { lastMembers = lastMembers.filter { tree[$0.key] != nil } }
    guard let memberships = focused?.tabMemberships else { return }
    for member in memberships { lastMembers[member.group.id] = member.node.id }
    presentGroups = Set(memberships.map(\.group.id))
  }

  /// Returns the node that receives the focus when it enters a list by the given one, a row or
  /// something in a row: in the row that the tab key would visit. In a list whose row had the focus
  /// and has gone, it is the given one, which took its place.
  ///
  /// - Parameter places: all focusable nodes, in tree order.
  package func row(
    enteringBy node: HostTree.Node, among places: [HostTree.Node]
  ) -> HostTree.Node {
    let isRow = { (node: HostTree.Node) in node.content.traits.contains(.sharesTabStop) }
    guard let list = node.nearest(where: isRow)?.parent, !presentGroups.contains(list.id) else {
      return node
    }
    var rows: [HostTree.Node] = []
    var firstPlaces: [NodeID: HostTree.Node] = [:]
    for place in places {
      guard let row = place.nearest(where: { $0.parent === list && isRow($0) }),
        firstPlaces[row.id] == nil
      else { continue }
      rows.append(row)
      firstPlaces[row.id] = place
    }
    let last = lastMembers[list.id]
    if let last, firstPlaces[last] == nil { return node }
    return entry(rows, last: last).flatMap { firstPlaces[$0.id] } ?? node
  }

  /// Returns the current tab stops, in order.
  ///
  /// - Parameter places: all focusable nodes, in tree order.
  /// - Complexity: linear in the number of places, times their depth.
  package func stops(
    among places: [HostTree.Node], focused: HostTree.Node?
  ) -> [HostTree.Node] {
    let memberships = places.map(\.tabMemberships)
    var members: [NodeID: [HostTree.Node]] = [:]
    for membership in memberships.joined() {
      let group = membership.group.id
      guard members[group]?.last !== membership.node else { continue }
      members[group, default: []].append(membership.node)
    }
    guard !members.isEmpty else { return places }
    let present = focused?.tabMemberships ?? []
    var entries: [NodeID: HostTree.Node] = [:]
    for (group, members) in members {
      entries[group] =
        members.first { member in present.contains { $0.node === member } }
        ?? entry(members, last: lastMembers[group])
    }
    return zip(places, memberships).filter { _, memberships in
      memberships.allSatisfy { entries[$0.group.id] === $0.node }
    }.map(\.0)
  }

  /// Returns the member to focus when coming from outside.
  private func entry(_ members: [HostTree.Node], last: NodeID?) -> HostTree.Node? {
    let selected = members.filter { $0.content.traits.contains(.selected) }
    return (selected.isEmpty ? members : selected).first { $0.id == last }
      ?? selected.first ?? members.first(where: \.isInSight) ?? members.first
  }
}

extension HostTree.Node {
  /// The nodes that share a stop, are this node or contain it, with their groups: the row of a
  /// list, then the row around that list, and so on; a button in a bar.
  fileprivate var tabMemberships: [TabStops.Member] {
    var memberships: [TabStops.Member] = []
    var isInBar = keepsArrows
    var current: HostTree.Node? = self
    while let node = current {
      if node.content.traits.contains(.sharesTabStop), let list = node.parent {
        memberships.append((node, list))
      }
      if !isInBar, node.content.role.isBar {
        isInBar = true
        memberships.append((self, node))
      }
      current = node.parent
    }
    return memberships
  }

  /// Whether it uses the arrow keys itself.
  package var keepsArrows: Bool {
    !content.actions.isDisjoint(with: [.edit, .step, .typing])
      || content.actions.contains(.setValue) && content.role != .toggle
  }

  /// Whether any part of it is scrolled into view.
  fileprivate var isInSight: Bool {
    var current = parent
    while let node = current {
      if node.isScrollContainer { return !absoluteFrame.overlap(with: node.absoluteFrame).isNull }
      current = node.parent
    }
    return true
  }

  /// Whether it is a scroll view, list or form: a viewport onto its content.
  package var isScrollContainer: Bool {
    content.role == .scrollView || content.control?.kind == .list
  }
}
