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
    let candidates = servingOrder(of: items, offer: offer)
    let blank = Arrangement.Placement(origin: .zero, size: .zero, proposal: offer)
    var placements = [Arrangement.Placement](repeating: blank, count: candidates.count)
    var left = available
    var next = 0
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

  /// Returns the children in serving order, with the length to reserve for others.
  @inlinable
  func servingOrder<Items: RandomAccessCollection>(
    of items: Items, offer: ProposedViewSize
  ) -> [Candidate] where Items.Element: LayoutItem {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(items.count)
    for item in items {
      candidates.append(Candidate(index: candidates.count, priority: item.priority))
    }
    // Groups first: a child without equals and with none above it need not be asked for its limits.
    sortIfNeeded(&candidates)
    measure(&candidates, of: items, offer: offer)
    sortIfNeeded(&candidates)
    return candidates
  }

  /// Fills in minimums, flexibilities and reserves of candidates that are grouped by priority.
  @inlinable
  func measure<Items: RandomAccessCollection>(
    _ candidates: inout [Candidate], of items: Items, offer: ProposedViewSize
  ) where Items.Element: LayoutItem {
    var (nothing, everything) = (offer, offer)
    nothing[axis] = 0
    everything[axis] = .infinity
    let topPriority = candidates[0].priority
    for position in candidates.indices {
      let priority = candidates[position].priority
      let hasEqual =
        (position > 0 && candidates[position - 1].priority == priority)
        || (position + 1 < candidates.count && candidates[position + 1].priority == priority)
      guard hasEqual || priority != topPriority else { continue }
      let item = items[items.index(items.startIndex, offsetBy: candidates[position].index)]
      let minimum = item.sizeThatFits(nothing)[axis]
      candidates[position].minimum = minimum
      guard hasEqual else { continue }
      let flexibility = item.sizeThatFits(everything)[axis] - minimum
      candidates[position].flexibility = flexibility.isNaN ? 0 : flexibility
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
