/// The files of a package that `kumiki new` writes: an app with a model and two screens, previews,
/// a test and a file for continuous integration.
struct NewPackage {
  /// The name of the module.
  let name: String
  /// The path of this library, for the manifest.
  let library: String

  var files: [String: String] {
    [
      "Package.swift": manifest,
      ".gitignore": "/.build\n",
      "README.md": readme,
      ".github/workflows/test.yml": workflow,
      "Sources/\(name)/\(name)App.swift": app,
      "Sources/\(name)/Model/Note.swift": note,
      "Sources/\(name)/Model/NoteStore.swift": store,
      "Sources/\(name)/Views/NoteList.swift": list,
      "Sources/\(name)/Views/NoteEditor.swift": editor,
      "Tests/\(name)Tests/NoteListTests.swift": tests,
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // On Apple's systems SwiftUI is Apple's.
    func library(_ name: String) -> Target.Dependency {
      .product(name: name, package: "Kumiki", condition: .when(platforms: [.linux]))
    }

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15), .iOS(.v18)],
      traits: [.trait(name: "GTK", description: "The app opens a window of the desktop.")],
      dependencies: [
        .package(
          name: "Kumiki", path: "\(library)",
          traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
      ],
      targets: [
        .executableTarget(name: "\(name)", dependencies: [library("SwiftUI")]),
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)", library("ViewTesting")]),
      ]
    )

    """
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(name)App: App {
      @State private var store = NoteStore()

      var body: some Scene {
        WindowGroup("\(name)") {
          NoteList().environment(store)
        }
      }
    }

    """
  }

  private var note: String {
    """
    import Foundation

    /// One note.
    struct Note: Identifiable, Hashable {
      let id = UUID()
      var title: String
      var text = ""
    }

    """
  }

  private var store: String {
    """
    import Observation

    /// All notes: the one place that owns them.
    @MainActor @Observable
    final class NoteStore {
      var notes: [Note]

      init(notes: [Note] = []) { self.notes = notes }

      func add(_ title: String) {
        guard !title.isEmpty else { return }
        notes.append(Note(title: title))
      }

      func delete(_ offsets: IndexSet) { notes.remove(atOffsets: offsets) }
    }

    """.replacingOccurrences(
      of: "import Observation\n", with: "import Foundation\nimport SwiftUI\n")
  }

  private var list: String {
    """
    import SwiftUI

    /// The first screen: every note, and a field for a new one.
    struct NoteList: View {
      @Environment(NoteStore.self) private var store
      @State private var title = ""

      var body: some View {
        @Bindable var store = store
        NavigationStack {
          VStack(alignment: .leading) {
            HStack {
              TextField("New note", text: $title).onSubmit(add)
              Button("Add", action: add).disabled(title.isEmpty)
            }
            .padding(.horizontal)
            List {
              ForEach($store.notes) { $note in
                NavigationLink(note.title) { NoteEditor(note: $note) }
              }
              .onDelete(perform: store.delete)
            }
          }
          .navigationTitle("Notes")
        }
      }

      private func add() {
        store.add(title)
        title = ""
      }
    }

    #Preview("Two notes") {
      NoteList().environment(NoteStore(notes: [Note(title: "Milk"), Note(title: "積み木")]))
    }

    #Preview("None") {
      NoteList().environment(NoteStore())
    }

    """
  }

  private var editor: String {
    """
    import SwiftUI

    /// The second screen: one note, which the list lends.
    struct NoteEditor: View {
      @Binding var note: Note

      var body: some View {
        Form {
          TextField("Title", text: $note.title)
          TextField("Text", text: $note.text, axis: .vertical)
        }
        .navigationTitle(note.title)
      }
    }

    #Preview {
      @Previewable @State var note = Note(title: "Milk", text: "Two litres")
      NavigationStack { NoteEditor(note: $note) }
    }

    """
  }

  private var tests: String {
    """
    #if os(Linux)
      import Testing
      import ViewTesting

      @testable import \(name)

      @MainActor
      struct NoteListTests {
        @Test func addsANote() throws {
          let store = NoteStore()
          let app = ViewTest(NoteList().environment(store))
          try app.find(.textField("New note")).type("Milk")
          try app.tap("Add")
          #expect(store.notes.map(\\.title) == ["Milk"])
          #expect(app.exists("Milk"))
        }

        @Test func editsANote() async throws {
          let store = NoteStore(notes: [Note(title: "Milk")])
          let app = ViewTest(NoteList().environment(store))
          try app.tap("Milk")
          try await app.settle()
          try app.find(.textField("Text")).type("Two litres")
          #expect(store.notes[0].text == "Two litres")
        }
      }
    #endif

    """
  }

  private var workflow: String {
    """
    name: test
    on: [push, pull_request]
    jobs:
      linux:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
          - run: swift test

    """
  }

  private var readme: String {
    """
    # \(name)

    ```sh
    swift run                    # in the terminal
    swift run --traits GTK       # in a window
    swift test                   # without a screen
    ```

    """
  }
}
