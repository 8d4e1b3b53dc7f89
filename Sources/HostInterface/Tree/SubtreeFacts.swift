import Foundation

/// Aggregated facts about a host-tree node and its descendants: their extents, and what any of them
/// is or does.
///
/// Searches skip subtrees that cannot contain a match, so that a change among ten thousand rows
/// costs as much as one among ten:
///
/// ```swift
/// node.forEachChild(at: origin, where: { facts, _ in facts.traits.contains(.modal) }) { ... }
/// ```
///
/// They are cached in the nodes, and recomputed along the paths to changes. A long child list is
/// cached in groups, of which only the changed ones are visited:
///
/// ```text
///   VStack ─┬─ rows   0 ..  63   known
///           ├─ rows  64 .. 127   a row changed: 64 rows are visited, 157 groups merged
///           ├─ rows 128 .. 191   known
///           ┆
/// ```
package struct SubtreeFacts: Hashable, Sendable {
  /// The area in which any of it may be drawn, in points from the node's origin.
  package private(set) var reach: Extent
  /// The area of its frames, including those scrolled out of sight.
  package private(set) var extent: Extent
  package private(set) var traits: Traits
  package private(set) var actions: Actions
  package private(set) var marks: Marks

  /// Search criteria that are neither traits nor actions.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It may take the keyboard focus, judged by itself alone.
    package static let stop = Marks(rawValue: 1 << 0)
    /// It is marked focusable and not disabled.
    package static let focusable = Marks(rawValue: 1 << 1)
    package static let shortcut = Marks(rawValue: 1 << 2)
    package static let searchBar = Marks(rawValue: 1 << 3)
    /// It lies above the window, with its own background.
    package static let panel = Marks(rawValue: 1 << 4)
  }

  init(_ content: NodeContent, size: CGSize) {
    reach = Extent(CGRect(origin: .zero, size: size))
    extent = reach
    traits = content.traits
    actions = content.actions
    marks = content.marks
  }

  /// Merges the facts of others, whose position is already included.
  fileprivate mutating func take(_ others: SubtreeFacts, isClipped: Bool) {
    if !isClipped { reach.formUnion(others.reach) }
    extent.formUnion(others.extent)
    traits.formUnion(others.traits)
    actions.formUnion(others.actions)
    marks.formUnion(others.marks)
  }

  fileprivate func offset(by point: CGPoint) -> SubtreeFacts {
    var facts = self
    facts.reach = reach.offset(by: point)
    facts.extent = extent.offset(by: point)
    return facts
  }
}

/// A node's cached facts about its descendants.
///
/// Invariants: if `total` is known, it is known for all descendants; if a group is known, so are
/// all children in it.
final class KnownFacts {
  @exclusivity(unchecked) fileprivate var total: SubtreeFacts?
  /// Groups of a long child list, relative to the node's origin; may end before the list does.
  @exclusivity(unchecked) fileprivate var groups: [SubtreeFacts?] = []
}

extension HostTree.Node {
  /// The number of children per group; lists of up to this many have no groups.
  private static let groupSize = 64

  /// The facts about it and its descendants.
  ///
  /// - Complexity: proportional to the paths to the changes since the last access.
  package var facts: SubtreeFacts { known?.total ?? findFacts() }

  /// Visits the children that may contain a match, in order.
  ///
  /// - Parameters:
  ///   - origin: the node's position in the window.
  ///   - mayHold: receives the facts about a child and its descendants, or about several children,
  ///     and the origin of their extents.
  package func forEachChild(
    at origin: CGPoint, where mayHold: (SubtreeFacts, CGPoint) -> Bool,
    _ visit: (HostTree.Node) -> Void
  ) {
    _ = facts
    guard let groups = known?.groups, !groups.isEmpty else {
      return go(through: children, at: origin, where: mayHold, visit)
    }
    for (index, group) in groups.enumerated() where group.map({ mayHold($0, origin) }) ?? true {
      go(through: children[places(ofGroup: index)], at: origin, where: mayHold, visit)
    }
  }

  private func go(
    through children: some Sequence<HostTree.Node>, at origin: CGPoint,
    where mayHold: (SubtreeFacts, CGPoint) -> Bool, _ visit: (HostTree.Node) -> Void
  ) {
    for child in children {
      let place = CGPoint(x: origin.x + child.frame.origin.x, y: origin.y + child.frame.origin.y)
      if mayHold(child.facts, place) { visit(child) }
    }
  }

  private func findFacts() -> SubtreeFacts {
    let known = known ?? KnownFacts()
    self.known = known
    var total = SubtreeFacts(content, size: frame.size)
    let isClipped = clipsChildren
    if children.count > Self.groupSize {
      let count = (children.count + Self.groupSize - 1) / Self.groupSize
      while known.groups.count < count { known.groups.append(nil) }
      for index in 0..<count {
        let group = known.groups[index] ?? facts(ofGroup: index)
        known.groups[index] = group
        total.take(group, isClipped: isClipped)
      }
    } else {
      known.groups = []
      for child in children {
        total.take(child.facts.offset(by: child.frame.origin), isClipped: isClipped)
      }
    }
    known.total = total
    return total
  }

  private func facts(ofGroup index: Int) -> SubtreeFacts {
    let places = places(ofGroup: index)
    let first = children[places.lowerBound]
    var group = first.facts.offset(by: first.frame.origin)
    for place in places {
      let child = children[place]
      child.notePlace(place)
      group.take(child.facts.offset(by: child.frame.origin), isClipped: false)
    }
    return group
  }

  private func places(ofGroup index: Int) -> Range<Int> {
    let start = index * Self.groupSize
    return start..<min(start + Self.groupSize, children.count)
  }
}

// MARK: - Changes

extension HostTree.Node {
  /// Invalidates the facts after a change of its content or size.
  func forgetFacts() {
    var node = self
    // If nothing is cached here, nothing is cached further up.
    while let known = node.known, known.total != nil {
      known.total = nil
      guard let parent = node.parent else { return }
      parent.forgetGroup(of: node)
      node = parent
    }
  }

  /// Invalidates the facts after a change of its position in its parent.
  func forgetPlaceInFacts() {
    guard known?.total != nil, let parent else { return }
    parent.forgetGroup(of: self)
    parent.forgetFacts()
  }

  /// Invalidates the facts after insertions or removals of children from an index on.
  func forgetFacts(ofChildrenFrom place: Int) {
    let former = place / Self.groupSize
    if let known, known.groups.count > former { known.groups.removeSubrange(former...) }
    forgetFacts()
  }

  /// Returns the index of a child, which is usually its last known one.
  func place(of child: HostTree.Node) -> Int? {
    knownPlace(of: child) ?? children.firstIndex { $0 === child }
  }

  private func forgetGroup(of child: HostTree.Node) {
    guard let known, !known.groups.isEmpty else { return }
    // A child whose index is unknown is in no cached group.
    guard let place = knownPlace(of: child) else { return }
    let group = place / Self.groupSize
    if known.groups.indices.contains(group) { known.groups[group] = nil }
  }
}

// MARK: - What a content says

extension HostTree.Node {
  /// Whether it is a canvas: its children are symbols, shown where its drawing places them.
  package var isDrawing: Bool { if case .drawing = content.leaf { true } else { false } }

  /// Whether its children are clipped to its frame.
  package var clipsChildren: Bool {
    (isScrollContainer && !content.traits.contains(.unclipped)) || isDrawing
      || content.effects.contains { if case .clip = $0 { true } else { false } }
  }

  /// Whether it lies above the window, with its own background.
  package var isPanel: Bool { content.isPanel }
}

extension Actions {
  /// Actions that the keyboard can perform.
  private static let keyable: Actions = [
    .activate, .setValue, .step, .edit, .longPress, .delete, .menu, .followLink,
  ]

  /// The actions among them that the keyboard can perform.
  package var keyed: Actions { intersection(Self.keyable) }

  /// Whether the keyboard can perform any of them.
  package var areKeyed: Bool { !isDisjoint(with: Self.keyable) }

  /// Whether the keyboard can do more than follow links.
  package var areKeyedBesideLinks: Bool { subtracting(.followLink).areKeyed }
}

extension NodeContent {
  fileprivate var isPanel: Bool {
    traits.contains(.modal) || control?.kind == .presentation
  }

  fileprivate var marks: SubtreeFacts.Marks {
    var marks: SubtreeFacts.Marks = []
    if traits.contains(.focusable) {
      marks.insert(.stop)
      if !traits.contains(.disabled) { marks.insert(.focusable) }
    } else if actions.areKeyed || !namedActions.isEmpty {
      marks.insert(.stop)
    }
    if shortcut != nil { marks.insert(.shortcut) }
    if role == .searchBar { marks.insert(.searchBar) }
    if isPanel { marks.insert(.panel) }
    return marks
  }
}
