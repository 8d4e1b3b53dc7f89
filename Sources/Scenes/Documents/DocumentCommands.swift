import Controls
import ViewEvents
import ViewRuntime
import ViewTexts

/// The menu actions for the document of the front window.
struct DocumentActions {
  /// Nil for documents that are only viewed.
  let make: (@MainActor () -> Void)?
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

/// The menu items of a document-based app. New and Open need no front document.
struct DocumentCommands: Commands {
  let canMake: Bool
  @FocusedValue(\.documentActions) private var document
  @Environment(\.windowRegistry) private var windows

  var body: some Commands {
    CommandGroup(usual: .newItem, isWhole: canMake) {
      if canMake {
        Button(.library("New")) {
          if let make = document?.make { make() } else { windows?.newDocument() }
        }
        .keyboardShortcut("n")
      }
      Button(.library("Open…")) {
        if let document { document.open() } else { windows?.showFilePanel() }
      }
      .keyboardShortcut("o")
    }
    CommandGroup(usual: .saveItem) {
      Button(.library("Save")) { document?.save() }.keyboardShortcut("s")
        .disabled(document?.canSave != true)
      Button(.library("Save As…")) { document?.saveAs() }
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .disabled(document?.canSave != true)
    }
  }
}
