import Foundation

/// The columns of a lazy grid with their computed lengths.
///
/// ```text
///   [.fixed(40), .flexible(), .adaptive(minimum: 30)]  in 200, gaps of 8
///
///   ┌────────┐┌──────────────┐┌───────┐┌───────┐
///   │ 40     ││ 72           ││ 32    ││ 32    │
///   └────────┘└──────────────┘└───────┘└───────┘
/// ```
///
/// Gaps and fixed items are subtracted first; then each other item in turn gets an equal part of
/// what is left at that point. A flexible item takes it within its limits. An adaptive item fills
/// it with as many columns as fit, with its own gap between them. The total length may exceed the
/// proposal.
package struct GridTracks: Equatable, Sendable {
  /// One column.
  package struct Track: Equatable, Sendable {
    /// The start, in points from the leading or upper side.
    package var start: CGFloat

    /// Its length.
    package var length: CGFloat

    /// The index of the grid item that it comes from.
    package var item: Int
  }

  /// The columns, in order.
  package private(set) var tracks: [Track] = []

  /// The total length of all columns and gaps.
  package private(set) var length: CGFloat = 0

  /// Computes the columns.
  ///
  /// - Parameters:
  ///   - items: The grid's items; an empty array counts as one flexible item.
  ///   - available: The length proposed across the grid. If it is `nil` or infinite, flexible items
  ///     get their minimum length and adaptive items a single column of it, because the number of
  ///     columns is unbounded.
  ///   - spacing: The gap of items that set none.
  package init(
    _ items: [GridItem], available: CGFloat?, spacing: CGFloat = ViewSpacing.standard
  ) {
    let items = items.isEmpty ? [GridItem()] : items
    let room = available.flatMap { $0.isFinite ? $0 : nil }
    var left = room ?? 0
    var sharing = 0
    for (index, item) in items.enumerated() {
      if index + 1 < items.count { left -= item.spacing ?? spacing }
      if case .fixed(let length) = item.size { left -= max(length, 0) } else { sharing += 1 }
    }
    for (index, item) in items.enumerated() {
      let gap = item.spacing ?? spacing
      let share = room == nil ? 0 : max(left / CGFloat(max(sharing, 1)), 0)
      let (count, each) = Self.fill(item.size, share: share, gap: gap)
      if case .fixed = item.size {
      } else {
        left -= CGFloat(count) * each + CGFloat(count - 1) * gap
        sharing -= 1
      }
      for _ in 0..<count {
        tracks.append(Track(start: length, length: each, item: index))
        length += each + gap
      }
    }
    length -= items[items.count - 1].spacing ?? spacing
  }

  /// Returns how many columns an item makes of its share, and how long each is.
  private static func fill(
    _ size: GridItem.Size, share: CGFloat, gap: CGFloat
  ) -> (count: Int, each: CGFloat) {
    switch size {
    case .fixed(let length):
      return (1, max(length, 0))
    case .flexible(let minimum, let maximum):
      return (1, max(min(share, maximum), minimum))
    case .adaptive(let minimum, let maximum):
      let step = max(minimum, 1) + gap
      // Thirds of a whole add up to slightly less than it; they must fit.
      let fitting = step > 0 ? ((share + gap) / step + 0.000_001).rounded(.down) : 1
      // More columns than any window shows can only come from an unrealistic length.
      let count = fitting.clamped(to: 1...10_000, else: 1)
      let each = (share - (count - 1) * gap) / count
      return (Int(clamping: count), max(min(each, maximum), minimum))
    }
  }
}
