import CellText
import HostInterface
import TerminalDevice

/// From the tree to the terminal's output.
extension TerminalHost {
  /// Paints the damage, and writes it to the terminal.
  func show() {
    painter.paint(tree.root, damage: damage)
    damage = .zero
    if hasKeyLine {
      let row = cells.rows - 1
      let line = KeyLine(
        hints: keyHints(), title: tree.root.content.label ?? "",
        isRightToLeft: environment.isRightToLeft)
      painter.overlay(rows: row..<(row + 1)) { line.draw(on: &$0, theme: painter.theme) }
    }
    if let menu {
      painter.hideCursor()
      painter.overlay { menu.draw(on: &$0, theme: painter.theme) }
    }
    if let tip = hover.tip {
      painter.overlay { tip.draw(on: &$0, theme: painter.theme) }
    }
    keepSpinning()
    guard let session else { return }
    showTitle(in: session)
    let cursor = painter.cursor.map { CellDiff.Cursor(point: $0) }
    let rows = painter.takeDrawnRows()
    let screen = written(rows)
    if !painter.store.isEmpty, painter.store.pictureProtocol == .kitty {
      session.cleanUp = KittyPictures.removal
    }
    let pictures = pictureWriter.encode(screen, over: shown, painter.store)
    session.write(
      diff.encode(screen, over: shown, rows: rows, cursor: cursor, pictures: pictures))
    remember(screen, rows)
  }

  /// Records what the terminal shows now; only rows that may have changed are copied.
  private func remember(_ screen: CellBuffer, _ rows: Range<Int>) {
    if shown?.size == screen.size {
      shown?.takeRows(rows, of: screen)
    } else {
      shown = written(screen.bounds.rows)
    }
  }

  /// Sets the terminal window's title to the app's.
  private func showTitle(in session: TerminalSession) {
    let title = tree.root.content.label
    guard title != shownTitle, let title else { return }
    shownTitle = title
    session.setTitle(title)
  }

  /// Returns some rows as they are written: if the app's colour scheme differs from the terminal's,
  /// the default text and background colours become exact. Other rows may be as they are drawn.
  func written(_ rows: Range<Int>) -> CellBuffer {
    guard painter.theme.replacesBackdrop else { return painter.screen }
    let backdrop = painter.theme.backdrop
    var screen = painter.screen
    screen.restyle(CellRect(columns: screen.bounds.columns, rows: rows)) { style in
      if style.foreground.isStandard { style.foreground = backdrop.foreground }
      if style.background.isStandard { style.background = backdrop.background }
    }
    return screen
  }

  /// Forgets what the terminal shows, and draws everything again.
  func repaint() {
    shown = nil
    pictureWriter.forget()
    shownTitle = nil
    hover.isReported = false
    followPointer()
    diff.forget()
    invalidate(CellRect(size: cells))
  }
}
