import CellText
import Foundation
import HostInterface
import LayoutCore

/// The space around a list's rows, headers and footers, and the background that groups them.
struct RowChrome {
  private let list: ControlSpec.Style
  private let part: ControlSpec.RowPart

  init(_ control: ControlSpec) { (list, part) = (control.style, control.rowPart) }

  /// Returns the insets: two columns at the left, for the selection mark, and two at the right, for
  /// the scroll bar. A header has an empty row above it, and so has a section without a header.
  func insets(_ metrics: CellMetrics) -> EdgeInsets {
    if part == .background { return EdgeInsets() }
    let side = 2 * metrics.width
    return EdgeInsets(
      top: part == .header || part == .gap ? metrics.height : 0,
      leading: part == .row ? side : metrics.width,
      bottom: 0, trailing: side)
  }

  /// Whether the rows of a section share a background.
  var isGrouped: Bool {
    part == .row && (list == .insetGrouped || list == .grouped)
  }

  /// Returns the maximum width of rows: a setting's name and value must read as one line.
  func widest(_ metrics: CellMetrics) -> CGFloat? {
    [.grouped, .insetGrouped, .columns].contains(list) ? 80 * metrics.width : nil
  }

  /// Returns the space inside a box's frame.
  static func box(_ metrics: CellMetrics) -> EdgeInsets {
    EdgeInsets(
      top: metrics.height, leading: 2 * metrics.width, bottom: metrics.height,
      trailing: 2 * metrics.width)
  }
}
