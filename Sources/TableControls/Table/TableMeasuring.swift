import Foundation
import LayoutCore
import ViewRuntime

/// The width that the first cells of each column need.
///
/// The head and the first rows say so while they are laid out, and what is new asks for the table
/// once more in the same frame. Rows that come later take what is there, so that scrolling moves
/// no column.
@MainActor
final class TableMeasuring {
  private(set) var needs: [CGFloat] = []
  /// How wide the columns are now.
  var widths: [CGFloat] = []
  private var keys: [TableColumnKey] = []
  private var rows = 0
  private var isTold = false
  private var tell: () -> Void = {}

  /// So many rows are asked.
  private static let enough = 40

  var isOpen: Bool { rows < Self.enough }

  /// The table has these columns; others are measured anew.
  func begin(_ keys: [TableColumnKey], tell: @escaping () -> Void) {
    self.tell = tell
    guard keys != self.keys else { return }
    self.keys = keys
    needs = keys.map { _ in 0 }
    rows = 0
  }

  /// Takes what the cells of a row need.
  func take(_ row: [CGFloat]) {
    rows += 1
    guard row.count == needs.count else { return }
    var isNew = false
    for (index, need) in row.enumerated() where need.isFinite && need > needs[index] {
      needs[index] = need
      isNew = true
    }
    guard isNew, !isTold, let runtime = ViewRuntime.current else { return }
    isTold = true
    runtime.afterNextLayout { [weak self] in
      self?.isTold = false
      self?.tell()
    }
  }
}
