import Foundation
import LayoutCore

/// Which of the places that can have the keyboard focus the tab key comes to.
///
/// Rows with the trait ``Traits/sharesTabStop`` are one stop together with the others around them:
/// of a list of ten thousand rows the key comes to one, goes on to the controls in it, and leaves
/// the list. Arrows lead from row to row, and the key comes back to where they led. So are the
/// buttons of a bar, and a row of tabs.
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
  /// A thing that is one stop with all others of its group.
  fileprivate typealias Member = (node: HostTree.Node, group: HostTree.Node)

  /// The member that had the focus last, by its group.
  private var lastMembers: [NodeID: NodeID] = [:]

  package nonisolated init() {}

  /// To be called when the focus has moved.
  package mutating func note(_ focused: HostTree.Node?, in tree: HostTree) {
    if lastMembers.count > 64 { lastMembers = lastMembers.filter { tree[$0.key] != nil } }
    for member in focused?.tabMemberships ?? [] {
      lastMembers[member.group.id] = member.node.id
    }
  }

  /// What the key goes through at the moment, in its order.
  ///
  /// - Parameter places: all that can have the focus, in tree order.
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

  /// The one to come to from elsewhere.
  private func entry(_ members: [HostTree.Node], last: NodeID?) -> HostTree.Node? {
    let selected = members.filter { $0.content.traits.contains(.selected) }
    return (selected.isEmpty ? members : selected).first { $0.id == last }
      ?? selected.first ?? members.first(where: \.isInSight) ?? members.first
  }
}

extension HostTree.Node {
  /// What shares its stop with others and is this or has this in it, with what is round all of
  /// them: the row of a list, then the one around that list, and so on; a button in a bar.
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

  /// Whether arrows would not lead on from it.
  private var keepsArrows: Bool {
    !content.actions.isDisjoint(with: [.edit, .step, .typing])
      || content.actions.contains(.setValue) && content.role != .toggle
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
