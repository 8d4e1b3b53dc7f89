import CellText
import Foundation
import HostInterface
import LayoutCore

/// The background of a button around its label: a pill of one row, or of three rows for large ones.
///
/// The label's own nodes draw it between ``drawBackground`` and ``finish``. A label with its own
/// background (a coloured shape) gets none from here.
struct ButtonChrome {
  let control: ControlSpec
  private let isDestructive: Bool
  /// Whether the button's menu is open, or the button is the chosen one of several.
  private let isSelected: Bool

  private enum Style { case none, item, pill, prominent }

  init(_ control: ControlSpec, traits: Traits = []) {
    self.control = control
    isDestructive = traits.contains(.destructive)
    isSelected = traits.contains(.selected)
  }

  private var style: Style {
    switch control.style {
    case .menuItem, .submenu: .item
    case .plain, .borderless, .link: .none
    case .borderedProminent: .prominent
    default: .pill
    }
  }

  private var opensMenu: Bool { control.style == .menu }

  private var isSubmenu: Bool { control.style == .submenu }

  private var isLarge: Bool { control.size.rawValue >= ControlSpec.Size.large.rawValue }

  /// Returns the space between the label and the button's edge.
  func insets(_ metrics: CellMetrics) -> EdgeInsets {
    if style == .none { return EdgeInsets() }
    if style == .item {
      return EdgeInsets(
        top: 0, leading: metrics.width, bottom: 0, trailing: (isSubmenu ? 3 : 1) * metrics.width)
    }
    let columns: CGFloat = style == .prominent || control.style == .segment ? 2 : 1
    let rows: CGFloat = isLarge ? 1 : 0
    // A menu's mark follows the label.
    return EdgeInsets(
      top: rows * metrics.height, leading: columns * metrics.width, bottom: rows * metrics.height,
      trailing: (columns + (opensMenu ? 2 : 0)) * metrics.width)
  }

  /// Whether the label is tinted. The label of a plain button, or of one with a custom style, keeps
  /// its look.
  private var isTinted: Bool {
    isDestructive || control.style != .plain
  }

  private func color(_ look: ControlLook) -> CellColor {
    isDestructive ? look.theme.destructive : look.tint
  }

  /// Returns the background colour of the whole button; nil if it has none.
  private func background(_ look: ControlLook) -> Ink? {
    let theme = look.theme
    if theme.isColorless { return nil }
    if look.isPressed { return Ink(color(look).mixed(with: theme.backdrop.background, share: 0.3)) }
    if look.isFocused { return Ink(color(look)) }
    switch style {
    case .none, .item: return nil
    case .pill: return theme.surface
    case .prominent:
      // Its own colour means the focus. Of sixteen colours no paler one is left.
      if theme.isFlat { return look.isDisabled ? nil : Ink(theme.tone(0.35)) }
      return Ink(
        color(look).mixed(with: theme.backdrop.background, share: look.isDisabled ? 0.7 : 0.45))
    }
  }

  func drawBackground(in rect: CellRect, look: ControlLook, on buffer: inout CellBuffer) {
    if let background = background(look) {
      buffer.fill(rect, with: background.faded(by: look.opacity))
    }
    if opensMenu, rect.columns.count > 3 {
      let mark = CellPoint(
        rect.columns.upperBound - 2, rect.rows.lowerBound + rect.rows.count / 2)
      buffer.put(isSelected ? "▴" : "▾", width: 1, at: mark, pen: look.pen(.plain))
    }
    if isSubmenu, rect.columns.count > 3 {
      let mark = CellPoint(rect.columns.upperBound - 2, rect.rows.lowerBound)
      buffer.put("▸", width: 1, at: mark, pen: look.pen(.plain))
    }
    guard look.theme.isFlat, style != .none, style != .item, rect.columns.count > 2 else { return }
    let pen = look.pen(Pen(attributes: look.isFocused || style == .prominent ? .bold : []))
    if rect.rows.count >= 3 {
      BoxBorder(line: style == .prominent ? .heavy : .light).draw(in: rect, on: &buffer, pen: pen)
    } else {
      let row = rect.rows.lowerBound
      buffer.put("[", width: 1, at: CellPoint(rect.columns.lowerBound, row), pen: pen)
      buffer.put("]", width: 1, at: CellPoint(rect.columns.upperBound - 1, row), pen: pen)
    }
  }

  /// Gives the label a readable colour on the background, unless it has its own.
  func finish(in rect: CellRect, look: ControlLook, on buffer: inout CellBuffer) {
    if look.theme.isColorless {
      // Bold alone does not tell the chosen tab from the others.
      if isSelected, style == .prominent {
        buffer.restyle(rect) { $0.attributes.insert(.underline) }
      }
      if look.isFocused { buffer.restyle(rect) { $0.invert() } }
      return
    }
    let isSolid =
      look.isFocused || look.isPressed || style == .prominent && background(look) != nil
    if !isSolid && !isTinted && !look.isDisabled { return }
    let fade = look.isDisabled ? 0.45 : 1.0
    let background = background(look)?.color
    let ink =
      isSolid
      ? look.theme.text(on: background ?? .standard)
      : isTinted ? color(look) : look.theme.backdrop.foreground
    let text = look.theme.backdrop.blend(
      Ink(ink, opacity: fade), over: background ?? .standard, standardInk: ink)
    buffer.restyle(rect) { style in
      let isOwn = background == nil || style.background == background
      guard isOwn, isSolid || style.foreground.isStandard else { return }
      style.foreground = text
      guard look.isFocused else { return }
      style.attributes.insert(.bold)
      style.attributes.remove(.dim)
    }
  }
}
