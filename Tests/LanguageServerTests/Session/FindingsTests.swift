import Foundation
import LanguageServer
import SourceModel
import StateRules
import Testing

/// Findings as an editor shows them.
struct FindingsTests {
  private static let model = """
    import SwiftUI
    class Model: ObservableObject { @Published var count = 0 }

    """
  private static let view = """
    import SwiftUI
    struct Counter: View {
      /* 👩‍👩‍👧 日本 */ @State private var model = Model()
      var body: some View { Text("\\(model.count)") }
    }

    """
  private let rules = AllRules.rules.filter {
    ["state-reference-type", "private-state", "silencing-nothing"].contains($0.id)
  }

  private func editor() -> EditorDouble { EditorDouble(WorkspaceConfiguration(rules: rules)) }

  @Test("A finding may need another file, from the disk or the editor; columns are UTF-16")
  func project() throws {
    try EditorDouble.withFolder(["Model.swift": Self.model, "View.swift": Self.view]) { folder in
      let editor = editor()
      editor.start([folder])
      let view = folder.appendingPathComponent("View.swift").absoluteString
      editor.open(view, Self.view, version: 4)
      // '  /* ', eight UTF-16 units of the family, a blank, two of Japan, ' */ '.
      #expect(editor.shown(view) == ["2:20-2:26 state-reference-type"])
      #expect(editor.published(view)?["version"] as? Int == 4)
      // The other file, open and changed: its class is no longer observable.
      let model = folder.appendingPathComponent("Model.swift").absoluteString
      editor.open(model, Self.model)
      editor.change(
        model, version: 2, [["text": "import SwiftUI\nstruct Model { var count = 0 }\n"]])
      #expect(editor.shown(view) == [])
      // After closing without saving, the disk's text counts again.
      editor.notify("textDocument/didClose", ["textDocument": ["uri": model]])
      #expect(editor.shown(view) == ["2:20-2:26 state-reference-type"])
      // Written by another program.
      try Data("import SwiftUI\nstruct Model {}\n".utf8)
        .write(to: folder.appendingPathComponent("Model.swift"))
      editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
      #expect(editor.shown(view) == [])
    }
  }

  @Test("Partial changes arrive where they were made")
  func incremental() {
    let editor = editor()
    editor.start()
    let uri = "untitled:Untitled-1"
    editor.open(uri, Self.model + Self.view)
    #expect(editor.shown(uri) == ["4:20-4:26 state-reference-type"])
    editor.change(
      uri, version: 2,
      [
        ["range": EditorDouble.range(0, 0, 0, 0), "text": "// 🎈\r\n"],
        ["range": EditorDouble.range(0, 3, 0, 5), "text": "é"],
        // Typed after the emoji, in UTF-16 units of the current text.
        ["range": EditorDouble.range(5, 5, 5, 16), "text": "👍"],
      ])
    // Six of the family's eleven units are gone, and two fewer units of the comment.
    let shown = editor.shown(uri) ?? []
    #expect(shown.count == 1 && shown[0].hasSuffix("state-reference-type"))
    #expect(shown[0].hasPrefix("5:11-5:17"))
    editor.change(uri, version: 3, [["text": ""]])
    #expect(editor.shown(uri) == [])
    #expect(editor.published(uri)?["version"] as? Int == 3)
  }

  @Test("A half-typed file never ends the session, and the whole is checked as before")
  func halfTyped() {
    let editor = editor()
    editor.start()
    let source = Self.model + Self.view
    editor.open("untitled:a", "")
    for (version, length) in stride(from: 0, through: source.utf16.count, by: 3).enumerated() {
      let prefix = String(decoding: source.utf16.prefix(length), as: UTF16.self)
      editor.change("untitled:a", version: version, [["text": prefix]])
      editor.settle()
    }
    let brackets = String(repeating: "[", count: 5_000)
    editor.change("untitled:a", version: 1_000, [["text": source + brackets]])
    editor.settle()
    editor.change("untitled:a", version: 1_001, [["text": source]])
    #expect(editor.shown("untitled:a") == ["4:20-4:26 state-reference-type"])
  }

  @Test("Closed, excluded and silenced files are not shown")
  func leftOut() throws {
    let text =
      "import SwiftUI\nstruct A: View { @State var a = 1\n var body: some View { Text(\"\\(a)\") } }\n"
    try EditorDouble.withFolder(["Pods/A.swift": text, "Own/A.swift": text]) { folder in
      let editor = EditorDouble(WorkspaceConfiguration(excluded: ["Own"], rules: rules))
      editor.start([folder])
      for name in ["Pods/A.swift", "Own/A.swift", ".build/B.swift"] {
        let uri = folder.appendingPathComponent(name).absoluteString
        editor.open(uri, text)
        #expect(editor.shown(uri) == [], "\(name)")
      }
      let new = folder.appendingPathComponent("New.swift").absoluteString
      editor.open(new, text)
      #expect(editor.shown(new) == ["1:17-1:23 private-state"])
      editor.notify("textDocument/didClose", ["textDocument": ["uri": new]])
      #expect(editor.shown(new) == [])
    }
  }

  @Test("Other languages are ignored; a document without a language is Swift")
  func languages() {
    let editor = editor()
    editor.start()
    let text =
      "import SwiftUI\nstruct A: View { @State var a = 1; var body: some View { Text(\"\\(a)\") } }\n"
    editor.open("untitled:c", text, language: "c")
    #expect(editor.shown("untitled:c") == nil)
    editor.open("untitled:n", text, language: "")
    editor.open("file:///A.swift", text, language: "plaintext")
    #expect(editor.shown("untitled:n")?.count == 1)
    #expect(editor.shown("file:///A.swift")?.count == 1)
  }

  @Test("Folders are added and removed")
  func folders() throws {
    try EditorDouble.withFolder(["Model.swift": Self.model]) { folder in
      let editor = editor()
      editor.start()
      let uri = folder.appendingPathComponent("View.swift").absoluteString
      editor.open(uri, Self.view)
      // In isolation, what a 'Model' is remains unknown.
      #expect(editor.shown(uri) == [])
      let event = [["uri": folder.absoluteString, "name": "x"]]
      editor.notify(
        "workspace/didChangeWorkspaceFolders", ["event": ["added": event, "removed": []]])
      #expect(editor.shown(uri)?.count == 1)
      editor.notify(
        "workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": event]])
      #expect(editor.shown(uri) == [])
    }
  }
}
