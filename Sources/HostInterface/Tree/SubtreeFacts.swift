import Foundation

/// What is true of a node of a host's tree and of all below it, taken together: where they reach,
/// and what any of them is or does.
///
/// Who looks for something passes over what cannot hold it, so that a change among ten thousand
/// rows costs what it costs among ten:
///
/// ```swift
/// node.forEachChild(at: origin, where: { facts, _ in facts.traits.contains(.modal) }) { ... }
/// ```
///
/// They are kept in the nodes, and found again for the ways to what has changed. A long list of
/// children is kept in groups, of which the changed ones alone are gone through:
///
/// ```text
///   VStack ─┬─ rows   0 ..  63   known
///           ├─ rows  64 .. 127   a row changed: 64 rows are asked, 157 groups joined
///           ├─ rows 128 .. 191   known
///           ┆
/// ```
package struct SubtreeFacts: Hashable, Sendable {
  /// Where anything of it may be drawn, in points from the node's own origin.
  package private(set) var reach: Extent
  /// Where its frames are, also those that are scrolled out of sight.
  package private(set) var extent: Extent
  package private(set) var traits: Traits
  package private(set) var actions: Actions
  package private(set) var marks: Marks

  /// What is looked for and is neither a trait nor an action.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It may take the keyboard focus, as far as it is known from itself alone.
    package static let stop = Marks(rawValue: 1 << 0)
    /// It says so, and is not disabled.
    package static let focusable = Marks(rawValue: 1 << 1)
    package static let shortcut = Marks(rawValue: 1 << 2)
    package static let searchBar = Marks(rawValue: 1 << 3)
    /// It lies above the window, with a background of its own.
    package static let panel = Marks(rawValue: 1 << 4)
  }

  init(_ content: NodeContent, size: CGSize) {
    reach = Extent(CGRect(origin: .zero, size: size))
    extent = reach
    traits = content.traits
    actions = content.actions
    marks = content.marks
  }

  /// Takes in what is true of others, whose place is already reckoned in.
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

/// What a node knows of what is below it.
///
/// Invariants: where `total` is known, it is known of all nodes below; where a group is, of all
/// children in it.
final class KnownFacts {
  @exclusivity(unchecked) fileprivate var total: SubtreeFacts?
  /// Of a long list of children, from the node's own origin; it may end before them.
  @exclusivity(unchecked) fileprivate var groups: [SubtreeFacts?] = []
}

extension HostTree.Node {
  /// How many children stand in a group; so many have none.
  private static let groupSize = 64

  /// What is true of it and all below.
  ///
  /// - Complexity: asking costs the ways to what has changed since it was last asked.
  package var facts: SubtreeFacts { known?.total ?? findFacts() }

  /// The children that may hold what is looked for, in order.
  ///
  /// - Parameters:
  ///   - origin: where the node is, in the window.
  ///   - mayHold: told what is true of a child and all below, or of several children, and from
  ///     where their extents are reckoned.
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
      child.place = place
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
  /// What it is, or its size, is another.
  func forgetFacts() {
    var node = self
    // Where nothing is known, nothing is known further up.
    while let known = node.known, known.total != nil {
      known.total = nil
      guard let parent = node.parent else { return }
      parent.forgetGroup(of: node)
      node = parent
    }
  }

  /// It stands elsewhere in its parent.
  func forgetPlaceInFacts() {
    guard known?.total != nil, let parent else { return }
    parent.forgetGroup(of: self)
    parent.forgetFacts()
  }

  /// Children came or went, from a place on.
  func forgetFacts(ofChildrenFrom place: Int) {
    let former = place / Self.groupSize
    if let known, known.groups.count > former { known.groups.removeSubrange(former...) }
    forgetFacts()
  }

  /// The place of a child, which is most often where it was seen last.
  func place(of child: HostTree.Node) -> Int? {
    let place = child.place
    if children.indices.contains(place), children[place] === child { return place }
    return children.firstIndex { $0 === child }
  }

  private func forgetGroup(of child: HostTree.Node) {
    guard let known, !known.groups.isEmpty else { return }
    // A child that no group knows the place of stands in none that is known.
    let place = child.place
    guard children.indices.contains(place), children[place] === child else { return }
    let group = place / Self.groupSize
    if known.groups.indices.contains(group) { known.groups[group] = nil }
  }
}

// MARK: - What a content says

extension HostTree.Node {
  /// A canvas: its children are symbols, shown where its drawing says.
  package var isDrawing: Bool { if case .drawing = content.leaf { true } else { false } }

  /// Whether nothing of its children shows outside of its frame.
  package var clipsChildren: Bool {
    (isScrollContainer && !content.traits.contains(.unclipped)) || isDrawing
      || content.effects.contains { if case .clip = $0 { true } else { false } }
  }

  /// Whether it lies above the window, with a background of its own.
  package var isPanel: Bool { content.isPanel }
}

extension Actions {
  /// What keys can do.
  private static let keyable: Actions = [
    .activate, .setValue, .step, .edit, .longPress, .delete, .menu, .followLink,
  ]

  /// Those of them that keys can do.
  package var keyed: Actions { intersection(Self.keyable) }

  /// Whether any of them can be done by keys.
  package var areKeyed: Bool { !isDisjoint(with: Self.keyable) }

  /// Whether keys can do more than to follow links.
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
