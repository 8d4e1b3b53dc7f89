import HeadlessHost
import HostInterface
import SwiftUI

extension ViewTest.Key {
  /// The key in the representation shared by all hosts.
  var stroke: KeyStroke {
    switch self {
    case .return: KeyStroke(KeyStroke.Named.return)
    case .escape: KeyStroke(KeyStroke.Named.escape)
    case .tab: KeyStroke(KeyStroke.Named.tab)
    case .backTab: KeyStroke(KeyStroke.Named.tab, .shift)
    case .space: KeyStroke(" ")
    case .delete: KeyStroke(KeyStroke.Named.delete)
    case .left: KeyStroke(KeyStroke.Named.left)
    case .right: KeyStroke(KeyStroke.Named.right)
    case .up: KeyStroke(KeyStroke.Named.up)
    case .down: KeyStroke(KeyStroke.Named.down)
    case .home: KeyStroke(KeyStroke.Named.home)
    case .end: KeyStroke(KeyStroke.Named.end)
    case .pageUp: KeyStroke(KeyStroke.Named.pageUp)
    case .pageDown: KeyStroke(KeyStroke.Named.pageDown)
    }
  }
}

extension ViewTest {
  /// Presses a key combination, as for a menu command, or a single key for `onKeyPress`.
  ///
  /// ```swift
  /// try app.press(KeyboardShortcut("s"))                          // Command-S
  /// try app.press(KeyboardShortcut("x", modifiers: []))           // X
  /// try app.press(.defaultAction)                                 // Return
  /// ```
  ///
  /// The focused element receives it first (a text input handles Command-Z and Command-Shift-Z),
  /// then controls and commands with that shortcut, and finally a list whose row has the focus.
  ///
  /// - Throws: ``ViewTestError`` if nothing handles the keys.
  public func press(
    _ shortcut: KeyboardShortcut, file: String = #fileID, line: Int = #line
  ) throws {
    switch shortcut {
    case .defaultAction: return try press(.return, file: file, line: line)
    case .cancelAction: return try press(.escape, file: file, line: line)
    default: break
    }
    catchUp()
    let stroke = shortcut.stroke
    let isTaken = perform { host in
      host.client?.handleKey(stroke) == true || edit(stroke, in: host)
        || host.client?.performShortcut(stroke) == true
        || host.client?.performKey(stroke) == true
    }
    if !isTaken {
      throw ViewTestError(
        "Nothing takes the keys \(shortcut).\nOn the screen:\n\(outline)", file, line)
    }
  }

  /// Performs what text inputs do on every host. Without an edit to undo, the window's command is
  /// meant.
  private func edit(_ stroke: KeyStroke, in host: HeadlessHost) -> Bool {
    guard let id = host.focusedID, let editor = host.editor(of: id) else { return false }
    switch stroke {
    case KeyStroke("z", .command) where editor.canUndo: host.edit(id, .undo)
    case KeyStroke("z", [.command, .shift]) where editor.canRedo: host.edit(id, .redo)
    default: return false
    }
    return true
  }
}
