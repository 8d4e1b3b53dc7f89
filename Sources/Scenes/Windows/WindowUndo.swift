import Controls
import ViewBasics
import ViewEvents
import ViewRuntime

/// Gives a window its own undo manager, and publishes that of the front window.
struct WindowUndo<Content> {
  let content: Content
  @Owned private var manager: UndoManager

  nonisolated init(content: Content) {
    self.content = content
    _manager = Owned(wrappedValue: UndoManager())
  }
}

extension WindowUndo: View where Content: View {
  var body: some View {
    content.environment(\.undoManager, manager)
      .focusedValue(\.windowUndoManager, manager)
      .focusedSceneValue(\.windowUndoManager, manager)
  }
}

private struct WindowUndoManagerKey: FocusedValueKey {
  typealias Value = UndoManager
}

extension FocusedValues {
  /// The undo manager of the window with the focus.
  var windowUndoManager: UndoManager? {
    get { self[WindowUndoManagerKey.self] }
    set { self[WindowUndoManagerKey.self] = newValue }
  }
}

/// Undo and Redo in the app's menus.
struct UndoEntries: View {
  let manager: UndoManager

  var body: some View {
    Button(manager.undoMenuItemTitle) { manager.undo() }.keyboardShortcut("z")
      .disabled(!manager.canUndo)
    Button(manager.redoMenuItemTitle) { manager.redo() }
      .keyboardShortcut("z", modifiers: [.command, .shift]).disabled(!manager.canRedo)
  }
}
