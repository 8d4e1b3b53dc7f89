import CellText
import HostInterface

/// The focusable nodes, in order, and the moves between them.
///
/// A pure value: built from the tree when a key needs it, so it is never out of date.
struct FocusRing {
  struct Stop: Hashable {
    var id: NodeID
    /// Its position, visible or scrolled out of sight.
    var rect: CellRect
    var isVisible: Bool
    /// Whether arrows skip it, because they move it: the divider between two columns.
    var isLine = false
    /// The columns of the list or form row that contains it; nil: none does.
    var row: Range<Int>?

    /// The columns in which up and down find it. Content of a row counts as the whole row: moving
    /// down must not skip a row because its control is at the other end.
    fileprivate var lane: Range<Int> { row ?? rect.columns }
  }

  enum Direction: Hashable { case up, down, left, right }

  var stops: [Stop]

  /// Returns the next stop in order, wrapping around.
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

  /// Returns the nearest stop in a direction from the focus; nil if there is none.
  ///
  /// Alignment counts for more than distance: a stop in the same row or column wins over a closer
  /// one to the side. A stop inside the present one (a button in a row) is reached with the right
  /// arrow, and left leads back. Lines are skipped.
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

  /// Returns the cost of a move in a direction; nil if the stop does not lie there.
  func cost(_ direction: Direction, from: Stop, to id: NodeID) -> Int? {
    stops.first { $0.id == id }.flatMap { cost(direction, from, $0) }
  }

  /// Returns a lower bound of the cost of stops that many rows away.
  static func leastCost(beyond rows: Int) -> Int { 2 * rows * 1000 }

  /// Returns the distance of a stop from the former position of another.
  static func distance(_ a: CellRect, _ b: CellRect) -> Int {
    gap(a.columns, b.columns) + 2 * gap(a.rows, b.rows)
      + abs(a.columns.lowerBound - b.columns.lowerBound) / 8
      + abs(a.rows.lowerBound - b.rows.lowerBound)
  }

  /// Returns the cost; nil if `to` does not lie in the direction. A row counts as two columns,
  /// because cells are high.
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
    // Sideways moves never leave the row.
    if !isVertical, aside > 0 { return nil }
    // Among several straight ahead, prefer the one that starts in the same column.
    let shift = isVertical ? abs(from.columns.lowerBound - to.columns.lowerBound) : 0
    return (ahead + 3 * aside) * 1000 + min(shift, 999)
  }

  private static func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    max(0, max(a.lowerBound - b.upperBound + 1, b.lowerBound - a.upperBound + 1))
  }
}
