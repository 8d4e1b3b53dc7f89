import CellText
import Foundation
import HostInterface

/// Highlights of the focus and the selection.
extension CellPainter {
  func drawHighlight(_ node: HostTree.Node, _ placement: Placement) {
    let content = node.content
    let look = look(of: node, placement)
    if let chrome = chrome(of: node) {
      guard node.hasPlainLabel else { return }
      within(placement) { chrome.drawBackground(in: placement.cells, look: look, on: &$0) }
      return
    }
    drawBackground(content, placement)
    let isFocused =
      node.id == interaction.focused && !node.showsFocusItself && !node.offersLinks
      && !content.traits.contains(.hidesFocus)
    let isSelected = content.traits.contains(.selected)
    if isSelected, content.role == .row {
      let mark = look.pen(theme.accent, .bold)
      let edge = CellRect(
        columns: content.columns(0..<1, in: placement.cells.columns), rows: placement.cells.rows)
      within(placement) { $0.fill(edge, with: content.leadingMark, pen: mark) }
    }
    // A picture keeps its colours; the focus shows at its corners.
    let isTinted = isSelected || isFocused && !node.isPicture
    // In sixteen colours the tint would be the grey of secondary text: a row's mark must suffice.
    guard isTinted, !theme.isColorless, !theme.isFlat || content.role != .row else { return }
    let ink = Ink(theme.accent, opacity: isFocused ? 0.32 : 0.18)
    within(placement) { buffer in
      buffer.restyle(placement.cells) { style in
        style.background = theme.backdrop.blend(
          ink, over: style.background, standardInk: theme.backdrop.background)
      }
    }
  }

  /// Draws the background of grouped rows, and the frame of a box.
  private func drawBackground(_ content: NodeContent, _ placement: Placement) {
    guard let control = content.control else { return }
    if control.kind == .groupBox {
      let pen = theme.line()
      within(placement) { BoxBorder().draw(in: placement.cells, on: &$0, pen: pen) }
    } else if control.kind == .row, RowChrome(control).isGrouped, !theme.isFlat {
      let background = Ink(theme.tone(0.07), opacity: placement.opacity)
      within(placement) { $0.fill(placement.cells, with: background) }
    }
  }

  func finish(_ node: HostTree.Node, _ placement: Placement) {
    if node.isScrollContainer { drawScrollBars(node, placement) }
    let look = look(of: node, placement)
    if let chrome = chrome(of: node) {
      if node.hasPlainLabel {
        within(placement) { chrome.finish(in: placement.cells, look: look, on: &$0) }
      } else if look.isFocused {
        markFocus(node, placement)
      }
      return
    }
    guard node.id == interaction.focused, !node.showsFocusItself, !node.offersLinks,
      !node.content.traits.contains(.hidesFocus)
    else { return }
    if node.isLine, !theme.isColorless {
      within(placement) { buffer in
        buffer.restyle(placement.cells) { style in
          style.foreground = theme.accent
          style.attributes.insert(.bold)
        }
      }
    } else if node.isPicture {
      markCorners(placement)
    } else if theme.isColorless {
      within(placement) { buffer in
        buffer.restyle(placement.cells) { $0.invert() }
      }
    } else if theme.isFlat && node.content.role == .row {
      fillOver(placement)
    } else if !node.hasPlainLabel {
      markFocus(node, placement)
    }
  }

  /// Shows the focus on content that covers the highlight with its own background.
  private func markFocus(_ node: HostTree.Node, _ placement: Placement) {
    if node.isPicture { markCorners(placement) } else { washOver(placement) }
  }

  private func washOver(_ placement: Placement) {
    if theme.isFlat { return fillOver(placement) }
    within(placement) { buffer in
      buffer.restyle(placement.cells) { style in
        style.background = washed(
          style.background.isStandard ? theme.backdrop.background : style.background)
        if style.foreground.isStandard { style.foreground = theme.text(on: style.background) }
        style.attributes.formUnion([.bold, .underline])
      }
    }
  }

  /// Returns the ground with the tint over it, or with the text's colour where it is the tint
  /// already.
  private func washed(_ ground: CellColor) -> CellColor {
    let tinted = ground.mixed(with: theme.accent, share: 0.3)
    let isVisible = Oklab(tinted).distanceSquared(to: Oklab(ground)) > 0.0016
    return isVisible ? tinted : ground.mixed(with: theme.backdrop.foreground, share: 0.25)
  }

  /// Shows it on terminals where a tint makes no difference.
  private func fillOver(_ placement: Placement) {
    let pen = theme.focused(theme.accent)
    within(placement) { buffer in
      buffer.restyle(placement.cells) { style in
        style.foreground = pen.foreground.color
        style.background = pen.background?.color ?? style.background
        style.attributes.formUnion(pen.attributes)
        style.attributes.remove(.dim)
      }
    }
  }

  /// Shows the focus on a picture without painting over it:
  ///
  /// ```text
  ///   ┏      ┓
  ///      ◯
  ///   ┗      ┛
  /// ```
  private func markCorners(_ placement: Placement) {
    let rect = metrics.visibleCells(placement.frame).intersection(placement.clip)
    // A line, or a picture no larger than a letter, is a mark itself.
    guard rect.columns.count >= 4, rect.rows.count >= 2 else { return washOver(placement) }
    let pen = Pen(Ink(theme.isColorless ? .standard : theme.accent), attributes: .bold)
    within(placement) { buffer in
      let (left, right) = (rect.columns.lowerBound, rect.columns.upperBound - 1)
      let (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
      for (glyph, column, row) in [
        ("┏", left, top), ("┓", right, top), ("┗", left, bottom), ("┛", right, bottom),
      ] as [(Character, Int, Int)] {
        buffer.put(glyph, width: 1, at: CellPoint(column, row), pen: pen)
      }
    }
  }

  private func chrome(of node: HostTree.Node) -> ButtonChrome? {
    guard let control = node.content.control, control.kind == .button else { return nil }
    return ButtonChrome(control, traits: node.content.traits)
  }
}
