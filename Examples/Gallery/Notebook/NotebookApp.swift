import SwiftUI

/// Menus, commands, and everything that is presented above a window.
struct NotebookApp: App {
  var body: some Scene {
    WindowGroup("Notebook") { NotebookView() }
      .commands { NotebookCommands() }
    Settings { NotebookSettings() }
  }
}

extension FocusedValues {
  @Entry var addNote: (() -> Void)?
}

struct NotebookCommands: Commands {
  @FocusedValue(\.addNote) private var addNote
  @AppStorage("notebook.sorting") private var sorting = Sorting.written

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New note") { addNote?() }.keyboardShortcut("n").disabled(addNote == nil)
    }
    CommandMenu("Sorting") {
      Picker("Sorting", selection: $sorting) {
        ForEach(Sorting.allCases) { Text($0.rawValue) }
      }
    }
  }
}

struct NotebookSettings: View {
  @AppStorage("notebook.confirms") private var confirms = true
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Ask before a note is deleted", isOn: $confirms)
      Button("Done") { dismissWindow() }.keyboardShortcut(.defaultAction)
    }
    .padding()
  }
}

enum Sorting: String, CaseIterable, Identifiable {
  case written = "As written"
  case title = "By title"

  var id: Self { self }
}
