import CellText
import HostInterface

/// The nodes that may take the keyboard focus, in order, and the way from one to the next.
///
/// A pure value: made from the tree when a key asks for it, so it can never be out of date.
struct FocusRing {
  struct Stop: Hashable {
    var id: NodeID
    /// Where it is, scrolled out of sight or not.
    var rect: CellRect
    var isVisible: Bool
    /// Whether arrows pass it by, as they move what it stands for: the line between two columns.
    var isLine = false
    /// The columns of the row of a list or form that it stands in; nil: it stands in none.
    var row: Range<Int>?

    /// Where up and down lead to it. What is in a row stands for it: nobody would have the way down
    /// miss a row for what is at its other end.
    fileprivate var lane: Range<Int> { row ?? rect.columns }
  }

  enum Direction: Hashable { case up, down, left, right }

  var stops: [Stop]

  /// The next one in order, round the end.
  func next(after id: NodeID?) -> NodeID? {
    guard let index = stops.firstIndex(where: { $0.id == id }) else { return firstVisible }
    return stops[(index + 1) % stops.count].id
  }

  func previous(before id: NodeID?) -> NodeID? {
    guard let index = stops.firstIndex(where: { $0.id == id }) else { return lastVisible }
    return stops[(index + stops.count - 1) % stops.count].id
  }

  var firstVisible: NodeID? { (stops.first(where: \.isVisible) ?? stops.first)?.id }
  var lastVisible: NodeID? { (stops.last(where: \.isVisible) ?? stops.last)?.id }

  /// The nearest one in a direction from where the focus is; nil if there is none.
  ///
  /// Straight ahead counts for more than near: a stop in the same row or column wins over a closer
  /// one aside. What lies inside of the present one (a button in a row) is reached to the right,
  /// and left again leads back to it. Lines are passed by.
  func stop(_ direction: Direction, of id: NodeID?) -> NodeID? {
    guard let from = stops.first(where: { $0.id == id }) else {
      let ring = FocusRing(
        stops: stops.contains { !$0.isLine } ? stops.filter { !$0.isLine } : stops)
      return direction == .up || direction == .left ? ring.lastVisible : ring.firstVisible
    }
    if direction == .right {
      let inside = stops.first { $0.id != from.id && from.rect.contains($0.rect) }
      if let inside { return inside.id }
    }
    let best = stops.filter { $0.id != from.id && !$0.isLine }
      .compactMap { stop in cost(direction, from, stop).map { (stop, $0) } }
      .min { $0.1 < $1.1 }
    if let best { return best.0.id }
    if direction == .left {
      return stops.last { $0.id != from.id && $0.rect.contains(from.rect) }?.id
    }
    return nil
  }

  /// What a way in a direction costs; nil where the one does not lie there from the other.
  func cost(_ direction: Direction, from: Stop, to id: NodeID) -> Int? {
    stops.first { $0.id == id }.flatMap { cost(direction, from, $0) }
  }

  /// What no stop costs less than that is so many rows away.
  static func leastCost(beyond rows: Int) -> Int { 2 * rows * 1000 }

  /// How far one place is from another that a stop has left.
  static func distance(_ a: CellRect, _ b: CellRect) -> Int {
    gap(a.columns, b.columns) + 2 * gap(a.rows, b.rows)
      + abs(a.columns.lowerBound - b.columns.lowerBound) / 8
      + abs(a.rows.lowerBound - b.rows.lowerBound)
  }

  /// nil where `to` does not lie in the direction. A row counts as two columns, as cells are high.
  private func cost(_ direction: Direction, _ origin: Stop, _ destination: Stop) -> Int? {
    let (from, to) = (origin.rect, destination.rect)
    let ahead: Int
    let aside: Int
    switch direction {
    case .up:
      guard to.rows.upperBound <= from.rows.lowerBound else { return nil }
      ahead = 2 * (from.rows.lowerBound - to.rows.upperBound)
      aside = Self.gap(origin.lane, destination.lane)
    case .down:
      guard to.rows.lowerBound >= from.rows.upperBound else { return nil }
      ahead = 2 * (to.rows.lowerBound - from.rows.upperBound)
      aside = Self.gap(origin.lane, destination.lane)
    case .left:
      guard to.columns.upperBound <= from.columns.lowerBound else { return nil }
      ahead = from.columns.lowerBound - to.columns.upperBound
      aside = 2 * Self.gap(from.rows, to.rows)
    case .right:
      guard to.columns.lowerBound >= from.columns.upperBound else { return nil }
      ahead = to.columns.lowerBound - from.columns.upperBound
      aside = 2 * Self.gap(from.rows, to.rows)
    }
    let isVertical = direction == .up || direction == .down
    // Sideways never leaves the row for another one.
    if !isVertical, aside > 0 { return nil }
    // Of several straight ahead, the one that begins in the same column.
    let shift = isVertical ? abs(from.columns.lowerBound - to.columns.lowerBound) : 0
    return (ahead + 3 * aside) * 1000 + min(shift, 999)
  }

  private static func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    max(0, max(a.lowerBound - b.upperBound + 1, b.lowerBound - a.upperBound + 1))
  }
}
