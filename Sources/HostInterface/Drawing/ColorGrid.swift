import LayoutCore

/// A grid of colours over an area, interpolated in between.
///
/// The form in which paints without a simple formula, such as mesh gradients, are sent to hosts.
///
/// Invariant: `colors` has complete rows of `columns` colours, and at least one.
package struct ColorGrid: Hashable, Sendable {
  package let columns: Int
  package var colors: [HostColor]

  package init(columns: Int, colors: [HostColor]) {
    precondition(columns > 0 && !colors.isEmpty && colors.count % columns == 0)
    self.columns = columns
    self.colors = colors
  }

  package var rows: Int { colors.count / columns }

  /// The colour in the middle.
  package var middle: HostColor { colors[rows / 2 * columns + columns / 2] }

  /// Returns the colours that are mixed at a point of the unit square, with their weights, which
  /// add up to 1.
  package func neighbours(x: Double, y: Double) -> [(index: Int, weight: Double)] {
    let across = Self.steps(x, columns)
    return Self.steps(y, rows).flatMap { row in
      across.map { (row.index * columns + $0.index, row.weight * $0.weight) }
    }
  }

  /// Returns the mixture for each column at a height of the unit square.
  package func row(at y: Double) -> [[(index: Int, weight: Double)]] {
    let steps = Self.steps(y, rows)
    return (0..<columns).map { column in
      steps.map { ($0.index * columns + column, $0.weight) }
    }
  }

  private static func steps(_ place: Double, _ count: Int) -> [(index: Int, weight: Double)] {
    guard count > 1, place.isFinite else { return [(0, 1)] }
    let position = min(max(place, 0), 1) * Double(count - 1)
    let low = min(max(Int(clamping: position), 0), count - 2)
    let share = position - Double(low)
    return [(low, 1 - share), (low + 1, share)].filter { $0.1 > 0 }
  }
}
