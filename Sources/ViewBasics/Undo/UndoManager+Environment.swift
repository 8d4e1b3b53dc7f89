import HostInterface
import ViewRuntime

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The window's undo manager: Command-Z (Control-Z in a window, Alt-Z in a terminal) takes back
  /// what was registered with it, and with Shift makes it again. A text input that has the focus
  /// takes back what was typed instead.
  ///
  /// ```swift
  /// @Environment(\.undoManager) private var undoManager
  /// ```
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

extension KeyStroke {
  package static let undo = KeyStroke("z", .command)
  package static let redo = KeyStroke("z", [.command, .shift])
}

extension UndoManager {
  /// Does what the keys stand for.
  ///
  /// - Returns: whether there was anything to do.
  @MainActor package func perform(_ stroke: KeyStroke) -> Bool {
    switch stroke {
    case .undo where canUndo: undo()
    case .redo where canRedo: redo()
    default: return false
    }
    return true
  }
}
