import HostInterface
import ViewRuntime

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The window's undo manager: Command-Z (Control-Z in a window, Alt-Z in a terminal) undoes what
  /// was registered with it, and Shift with it redoes. A focused text input undoes typing instead.
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
  /// Performs the undo or redo of a key stroke.
  ///
  /// - Returns: whether there was anything to undo or redo.
  @MainActor package func perform(_ stroke: KeyStroke) -> Bool {
    switch stroke {
    case .undo where canUndo: undo()
    case .redo where canRedo: redo()
    default: return false
    }
    return true
  }
}
