import CellText
import Foundation
import HostInterface
import LayoutCore

/// The frame of a panel above the window: a box of lines, with the content behind it dimmed.
///
/// ```text
///   ╭──── ━━━ ────╮      a sheet with several heights has a grip
///   │  New note   │
///   ╰─────────────╯
/// ```
struct PanelChrome {
  let form: ControlSpec.Style
  let hasGrip: Bool
  let isSquare: Bool

  init(_ control: ControlSpec) {
    form = control.style
    hasGrip = control.hasGrip
    isSquare = control.borderShape == .roundedRectangle(0)
  }

  /// Menus and popovers belong to the content beside them, so that is not dimmed.
  var dimsWhatIsBehind: Bool { [.sheet, .alert, .dialog].contains(form) }

  func insets(_ metrics: CellMetrics) -> EdgeInsets {
    switch form {
    case .cover, .carried: EdgeInsets()
    case .menu:
      EdgeInsets(
        top: metrics.height, leading: metrics.width, bottom: metrics.height,
        trailing: metrics.width)
    default:
      EdgeInsets(
        top: metrics.height, leading: 2 * metrics.width, bottom: metrics.height,
        trailing: 2 * metrics.width)
    }
  }

  func draw(in rect: CellRect, on buffer: inout CellBuffer, theme: Theme) {
    if form == .cover { return buffer.erase(rect) }
    buffer.fill(rect, with: " ", pen: Pen(.standard, background: theme.panel))
    if form == .carried { return }
    BoxBorder(isRounded: !isSquare).draw(in: rect, on: &buffer, pen: theme.line())
    guard hasGrip, rect.columns.count > 8 else { return }
    let middle = (rect.columns.lowerBound + rect.columns.upperBound) / 2
    buffer.write(
      " ━━━ ", at: CellPoint(middle - 2, rect.rows.lowerBound), pen: theme.line())
  }
}
