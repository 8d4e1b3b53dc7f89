import Controls
import ViewEvents
import ViewRuntime
import ViewTexts

/// What the menus can do with the document of the window that is in front.
struct DocumentActions {
  let make: @MainActor () -> Void
  let open: @MainActor () -> Void
  let save: @MainActor () -> Void
  let saveAs: @MainActor () -> Void
  let canSave: Bool
}

private struct DocumentActionsKey: FocusedValueKey {
  typealias Value = DocumentActions
}

extension FocusedValues {
  var documentActions: DocumentActions? {
    get { self[DocumentActionsKey.self] }
    set { self[DocumentActionsKey.self] = newValue }
  }
}

/// The entries of an app of documents.
struct DocumentCommands: Commands {
  let canMake: Bool
  @FocusedValue(\.documentActions) private var document

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      if canMake { Button(.library("New")) { document?.make() }.keyboardShortcut("n") }
      Button(.library("Open…")) { document?.open() }.keyboardShortcut("o")
    }
    CommandGroup(replacing: .saveItem) {
      Button(.library("Save")) { document?.save() }.keyboardShortcut("s")
        .disabled(document?.canSave != true)
      Button(.library("Save As…")) { document?.saveAs() }
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .disabled(document?.canSave != true)
    }
  }
}
