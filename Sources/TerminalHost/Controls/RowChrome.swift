import CellText
import Foundation
import HostInterface
import LayoutCore

/// The room round a list's rows, headers and footers, and the background that groups them.
struct RowChrome {
  private let list: ControlSpec.Style
  private let part: ControlSpec.RowPart

  init(_ control: ControlSpec) { (list, part) = (control.style, control.rowPart) }

  /// Two columns at the left, where the mark of the selection stands, and two at the right, where
  /// the scroll bar does. A header has a row of air above it, and so has a section that has none.
  func insets(_ metrics: CellMetrics) -> EdgeInsets {
    let side = 2 * metrics.width
    return EdgeInsets(
      top: part == .header || part == .gap ? metrics.height : 0,
      leading: part == .row ? side : metrics.width,
      bottom: 0, trailing: side)
  }

  /// Whether the rows of a section lie on a background of their own.
  var isGrouped: Bool {
    part == .row && (list == .insetGrouped || list == .grouped)
  }

  /// What a setting is called and what it is have to be seen as one line: no more than what is read
  /// with ease.
  func widest(_ metrics: CellMetrics) -> CGFloat? {
    [.grouped, .insetGrouped, .columns].contains(list) ? 80 * metrics.width : nil
  }

  /// The room inside of a box's frame.
  static func box(_ metrics: CellMetrics) -> EdgeInsets {
    EdgeInsets(
      top: metrics.height, leading: 2 * metrics.width, bottom: metrics.height,
      trailing: 2 * metrics.width)
  }
}
