import Foundation

extension StackLayout {
  /// A child whose turn to be served is being determined.
  @usableFromInline
  struct Candidate: BitwiseCopyable {
    @usableFromInline var index: Int
    @usableFromInline var priority: Double
    /// The length that the child chooses for a proposal of 0.
    @usableFromInline var minimum: CGFloat = 0
    /// How much longer the child gets for an infinite proposal.
    @usableFromInline var flexibility: CGFloat = 0
    /// The sum of the minimums of all children of lower priority.
    @usableFromInline var reserve: CGFloat = 0

    @inlinable
    init(index: Int, priority: Double) {
      self.index = index
      self.priority = priority
    }

    /// Whether this child is served before `other` (S11.3 b).
    @inlinable
    func precedes(_ other: Candidate) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
      return index < other.index
    }
  }

  /// Distributes a finite length among two or more children (S11.3 b to e).
  ///
  /// - Parameters:
  ///   - available: The length to distribute.
  ///   - items: The children.
  ///   - offer: The proposal that carries the minor length, which all children get unchanged.
  /// - Returns: The served children, in their own order.
  @inlinable
  func share<Items: RandomAccessCollection>(
    _ available: CGFloat, among items: Items, offer: ProposedViewSize
  ) -> [Arrangement.Placement] where Items.Element: LayoutItem {
    if let placements = serveModest(items, available, offer) { return placements }
    var candidates = groups(of: items)
    let top = endOfGroup(from: 0, in: candidates)
    measure(&candidates, from: top, of: items, offer: offer)
    let blank = Arrangement.Placement(origin: .zero, size: .zero, proposal: offer)
    var placements = [Arrangement.Placement](repeating: blank, count: candidates.count)
    var left = available
    var next = 0
    // A group of one is served without being asked for its limits.
    if top > 1 {
      let pool = left - candidates[0].reserve
      if let taken = serveModest(candidates[..<top], of: items, pool, offer, &placements) {
        left -= taken
        next = top
      } else {
        for position in 0..<top {
          measure(&candidates[position], of: items, offer: offer, hasEqual: true)
        }
      }
    }
    sortIfNeeded(&candidates)
    while next < candidates.count {
      let end = endOfGroup(from: next, in: candidates)
      // Children of lower priority keep their minimums; this group shares the rest.
      var pool = left - candidates[next].reserve
      let isInOrder = unit <= 0 || isInOrder(candidates[next..<end])
      for position in next..<end {
        let index = candidates[position].index
        var own = offer
        let part =
          isInOrder || candidates[position].flexibility != .infinity
          ? part(of: pool, among: end - position) : part(of: pool, for: candidates[position..<end])
        own[axis] = max(part, 0)
        placements[index] = serve(items[items.index(items.startIndex, offsetBy: index)], own)
        let taken = placements[index].size[axis]
        pool -= taken
        left -= taken
      }
      next = end
    }
    return placements
  }

  /// Returns the proposal for the next of `count` equal children.
  @inlinable
  func part(of pool: CGFloat, among count: Int) -> CGFloat {
    let part = pool / CGFloat(count)
    guard unit > 0, count > 1 else { return part }
    // A part that is whole except for rounding errors counts as whole.
    return min((part / unit - 1e-6).rounded(.up) * unit, pool)
  }

  /// Whether children are served in their own order.
  @inlinable
  func isInOrder(_ group: ArraySlice<Candidate>) -> Bool {
    zip(group, group.dropFirst()).allSatisfy { $0.index < $1.index }
  }

  /// Returns the proposal for the first of several children that take all available space: the
  /// leftover units go to the children that come first, whatever the serving order. Otherwise their
  /// content would decide which of them is a unit longer, and a card moved from one column to the
  /// next would move both.
  @inlinable
  func part(of pool: CGFloat, for group: ArraySlice<Candidate>) -> CGFloat {
    guard let first = group.first, group.count > 1 else { return pool }
    let units = (pool / unit + 1e-6).rounded(.down)
    let least = (units / CGFloat(group.count)).rounded(.down)
    let before = group.count { $0.index < first.index }
    let isLonger = CGFloat(before) < units - least * CGFloat(group.count)
    return min((least + (isLonger ? 1 : 0)) * unit, pool)
  }

  /// Serves children of which none takes more than it needs, if an equal part is enough for each:
  /// then each gets what it needs, in whatever order they are served, and none has to be asked for
  /// its minimum. Most rows of texts are served so.
  ///
  /// - Returns: The served children, in their own order; nil if the order matters.
  @inlinable
  func serveModest<Items: RandomAccessCollection>(
    _ items: Items, _ available: CGFloat, _ offer: ProposedViewSize
  ) -> [Arrangement.Placement]? where Items.Element: LayoutItem {
    for item in items where !item.takesOnlyWhatItNeeds { return nil }
    let part = modestPart(of: available, among: items.count)
    var everything = offer
    everything[axis] = .infinity
    var placements: [Arrangement.Placement] = []
    placements.reserveCapacity(items.count)
    for item in items {
      let placement = serve(item, everything)
      guard placement.size[axis] <= part else { return nil }
      placements.append(placement)
    }
    return placements
  }

  /// Returns an equal part. Parts are rounded to units; no rounding error may make one too short.
  @inlinable
  func modestPart(of pool: CGFloat, among count: Int) -> CGFloat {
    pool / CGFloat(count) - (unit + 1) * 1e-5
  }

  /// Serves the children of the highest priority in the same way, beside others of lower priority,
  /// such as a spacer.
  ///
  /// - Returns: The sum of their lengths; nil if the order matters.
  @inlinable
  func serveModest<Items: RandomAccessCollection>(
    _ group: ArraySlice<Candidate>, of items: Items, _ pool: CGFloat, _ offer: ProposedViewSize,
    _ placements: inout [Arrangement.Placement]
  ) -> CGFloat? where Items.Element: LayoutItem {
    for candidate in group where !item(candidate, of: items).takesOnlyWhatItNeeds { return nil }
    if group.count == items.count { return nil }
    let part = modestPart(of: pool, among: group.count)
    var everything = offer
    everything[axis] = .infinity
    var taken: CGFloat = 0
    for candidate in group {
      let placement = serve(item(candidate, of: items), everything)
      guard placement.size[axis] <= part else { return nil }
      taken += placement.size[axis]
      placements[candidate.index] = placement
    }
    return taken
  }

  @inlinable
  func item<Items: RandomAccessCollection>(
    _ candidate: Candidate, of items: Items
  ) -> Items.Element {
    items[items.index(items.startIndex, offsetBy: candidate.index)]
  }

  /// Returns the children, those of higher priority first.
  @inlinable
  func groups<Items: RandomAccessCollection>(
    of items: Items
  ) -> [Candidate] where Items.Element: LayoutItem {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(items.count)
    for item in items {
      candidates.append(Candidate(index: candidates.count, priority: item.priority))
    }
    sortIfNeeded(&candidates)
    return candidates
  }

  /// Fills in minimums and flexibilities of the groups from `start` on, and all reserves.
  @inlinable
  func measure<Items: RandomAccessCollection>(
    _ candidates: inout [Candidate], from start: Int, of items: Items, offer: ProposedViewSize
  ) where Items.Element: LayoutItem {
    if start == candidates.count { return }
    for position in start..<candidates.count {
      let priority = candidates[position].priority
      let hasEqual =
        candidates[position - 1].priority == priority
        || (position + 1 < candidates.count && candidates[position + 1].priority == priority)
      measure(&candidates[position], of: items, offer: offer, hasEqual: hasEqual)
    }
    var (sum, reserve) = (CGFloat(0), CGFloat(0))
    for position in candidates.indices.reversed() {
      if position + 1 < candidates.count,
        candidates[position + 1].priority != candidates[position].priority
      {
        reserve = sum
      }
      candidates[position].reserve = reserve
      sum += candidates[position].minimum
    }
  }

  /// Fills in a minimum and, for one of several children of the same priority, the flexibility.
  @inlinable
  func measure<Items: RandomAccessCollection>(
    _ candidate: inout Candidate, of items: Items, offer: ProposedViewSize, hasEqual: Bool
  ) where Items.Element: LayoutItem {
    var (nothing, everything) = (offer, offer)
    nothing[axis] = 0
    let item = item(candidate, of: items)
    candidate.minimum = item.sizeThatFits(nothing)[axis]
    guard hasEqual else { return }
    everything[axis] = .infinity
    let flexibility = item.sizeThatFits(everything)[axis] - candidate.minimum
    candidate.flexibility = flexibility.isNaN ? 0 : flexibility
  }

  /// Sorts, with a fast path for candidates already in order.
  @inlinable
  func sortIfNeeded(_ candidates: inout [Candidate]) {
    for position in candidates.indices.dropFirst()
    where candidates[position].precedes(candidates[position - 1]) {
      candidates.sort { $0.precedes($1) }
      return
    }
  }

  /// Returns the position after the last candidate with the priority of the one at `start`.
  @inlinable
  func endOfGroup(from start: Int, in candidates: [Candidate]) -> Int {
    var end = start + 1
    while end < candidates.count, candidates[end].priority == candidates[start].priority {
      end += 1
    }
    return end
  }
}
