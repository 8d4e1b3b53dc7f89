import Foundation
import LayoutCore

/// The key under which the width of a column that the user resized is stored.
enum TableColumnKey: Hashable {
  case named(String)
  case place(Int)
}

/// The width limits of a table's columns, the widths that they need, and those that the user chose.
///
/// ```text
///   needs        80    240    60      in 600:   130    390   100     all grow alike
///                                     in 300:    80    120    60     the widest give way first
///   ideal       150    300   150      in 632:   150    300   150     instead of what they need
///   by hand      80    100    60      in 600:         100            grows no more
/// ```
struct TableColumnSizes: Equatable, Sendable {
  struct Column: Equatable, Sendable {
    var limits: TableColumnWidth
    private(set) var need: CGFloat?
    /// The width that the user chose.
    var chosen: CGFloat?

    init(limits: TableColumnWidth, chosen: CGFloat?) {
      self.limits = limits
      self.chosen = chosen
    }

    /// The width of a column whose needs are unknown.
    private static let usual: CGFloat = 120

    /// Whether the content determines the width, unless the user does.
    var followsCells: Bool { limits.ideal == nil && !limits.isFixed }

    /// The preferred width.
    var preference: CGFloat { max(limits.clamp(chosen ?? limits.ideal ?? need ?? Self.usual), 1) }

    /// Sets the width that the content needs, rounded up to whole terminal cells.
    mutating func setNeed(_ width: CGFloat) { need = (width / 8).rounded(.up) * 8 }

    /// The width below which the content is truncated instead.
    var least: CGFloat { limits.minimum ?? min(preference, 48) }
  }

  var columns: [Column] = []
  var keys: [TableColumnKey] = []

  static let gap: CGFloat = 16

  private var gaps: CGFloat { Self.gap * CGFloat(max(columns.count - 1, 0)) }

  /// The total width below which columns would fall under their minimums.
  var least: CGFloat { columns.reduce(gaps) { $0 + $1.least } }

  /// Returns the width of each column for a total width.
  func widths(in width: CGFloat?) -> [CGFloat] {
    let preferences = columns.map(\.preference)
    guard let width, width.isFinite else { return preferences }
    let room = max(width - gaps, 0)
    return preferences.reduce(0, +) > room
      ? shrunk(preferences, to: room) : grown(preferences, to: room)
  }

  /// All columns grow equally; a column at its limit leaves its share to the others, and a column
  /// that the user resized takes none.
  private func grown(_ preferences: [CGFloat], to room: CGFloat) -> [CGFloat] {
    var result = preferences
    var open = columns.indices.filter { columns[$0].chosen == nil }
    if open.isEmpty { open = columns.indices.suffix(1) }
    while !open.isEmpty {
      let rest = room - columns.indices.filter { !open.contains($0) }.reduce(0) { $0 + result[$1] }
      let factor = rest / open.reduce(0) { $0 + preferences[$1] }
      let bounded = open.filter {
        preferences[$0] * factor > columns[$0].limits.maximum ?? .infinity
      }
      for index in bounded.isEmpty ? open : bounded {
        let width = columns[index].limits.clamp(preferences[index] * factor)
        result[index] = bounded.isEmpty ? Self.whole(width) : width
      }
      if bounded.isEmpty { break }
      open.removeAll(where: bounded.contains)
    }
    return result
  }

  /// The widest columns shrink until they match the next ones: a date keeps its width beside a long
  /// title.
  private func shrunk(_ preferences: [CGFloat], to room: CGFloat) -> [CGFloat] {
    var result = preferences
    var open = Array(columns.indices)
    var rest = room
    while !open.isEmpty {
      let level = max(rest, 0) / CGFloat(open.count)
      var settled = open.filter { preferences[$0] <= level }
      if settled.isEmpty {
        settled = open.filter { columns[$0].least >= level }
        for index in settled { result[index] = columns[index].least }
      }
      if settled.isEmpty {
        for index in open { result[index] = max(Self.whole(level), columns[index].least) }
        break
      }
      rest -= settled.reduce(0) { $0 + result[$1] }
      open.removeAll(where: settled.contains)
    }
    return result
  }

  /// Rounds down to whole terminal cells.
  private static func whole(_ width: CGFloat) -> CGFloat { (width / 8).rounded(.down) * 8 }

  /// The maximum width that the user can drag a column to: what the columns after it can spare.
  func limit(of index: Int, in widths: [CGFloat]) -> CGFloat {
    let spare = columns.indices.filter { $0 > index }
      .reduce(0) { $0 + widths[$1] - min(columns[$1].least, widths[$1]) }
    return widths[index] + spare
  }
}

extension TableColumnWidth {
  func clamp(_ width: CGFloat) -> CGFloat {
    max(min(width, maximum ?? .infinity), minimum ?? 24)
  }

  /// Whether only one width is possible.
  var isFixed: Bool { minimum != nil && minimum == maximum }
}

extension TableColumnSizes {
  init<RowValue>(
    _ columns: [_TableColumn<RowValue>], _ keys: [TableColumnKey], _ needs: [CGFloat],
    _ chosen: [TableColumnKey: CGFloat]
  ) {
    self.keys = keys
    self.columns = columns.enumerated().map { index, column in
      var made = Column(limits: column.width, chosen: chosen[keys[index]])
      if needs[index] > 0 { made.setNeed(needs[index]) }
      return made
    }
  }
}
