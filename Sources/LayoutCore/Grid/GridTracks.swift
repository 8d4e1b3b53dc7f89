import Foundation

/// The columns of a lazy grid with their lengths worked out.
///
/// ```text
///   [.fixed(40), .flexible(), .adaptive(minimum: 30)]  in 200, gaps of 8
///
///   ┌────────┐┌──────────────┐┌───────┐┌───────┐
///   │ 40     ││ 72           ││ 32    ││ 32    │
///   └────────┘└──────────────┘└───────┘└───────┘
/// ```
///
/// Gaps and fixed items come off first; each other item, in turn, gets an equal part of what is
/// left by then. A flexible one takes it within its limits. An adaptive one fills it with as many
/// columns as fit, with its own gap between them. The columns may be longer together than what
/// was offered.
package struct GridTracks: Equatable, Sendable {
  /// One column.
  package struct Track: Equatable, Sendable {
    /// Where it begins, in points from the leading or upper side.
    package var start: CGFloat

    /// Its length.
    package var length: CGFloat

    /// Which of the grid's items it comes from.
    package var item: Int
  }

  /// The columns, in order.
  package private(set) var tracks: [Track] = []

  /// The length of all columns and the gaps between them.
  package private(set) var length: CGFloat = 0

  /// Works out the columns.
  ///
  /// - Parameters:
  ///   - items: The grid's items; none stands for one flexible one.
  ///   - available: What is offered across the grid. Open, or infinite, gives flexible items their
  ///     smallest length and adaptive ones a single column of it, as nothing tells where to stop.
  ///   - spacing: The gap of items that name none.
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

  /// How many columns an item makes of its share, and how long each of them is.
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
      // Thirds of a whole add up to a hair less than it; they are meant to fit.
      let fitting = step > 0 ? ((share + gap) / step + 0.000_001).rounded(.down) : 1
      // More columns than any window shows come of a room that is no window's.
      let count = fitting.clamped(to: 1...10_000, else: 1)
      let each = (share - (count - 1) * gap) / count
      return (Int(clamping: count), max(min(each, maximum), minimum))
    }
  }
}
