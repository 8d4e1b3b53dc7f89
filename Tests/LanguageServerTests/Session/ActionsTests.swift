import Foundation
import LanguageServer
import SourceModel
import StateRules
import Testing

/// Fixes and documentation links as an editor offers them.
struct ActionsTests {
  private static let source = """
    import SwiftUI
    class 模型: ObservableObject { @Published var 数 = 0 }
    struct Counter: View {
      /* 🎈 */ @ObservedObject private var model = 模型()
      @State var text = ""
      var body: some View { TextField("\\(model.数)", text: $text) }
    }

    """

  private func editor(
    _ source: String, rules: [String], capabilities: EditorDouble.Object = [:]
  ) -> EditorDouble {
    let editor = EditorDouble(
      WorkspaceConfiguration(rules: AllRules.rules.filter { rules.contains($0.id) }))
    editor.start(capabilities: capabilities)
    editor.open("untitled:a", source, version: 7)
    return editor
  }

  /// The editor's text after an action.
  private func applied(_ action: EditorDouble.Object, to source: String) -> String {
    let edit = action["edit"] as? EditorDouble.Object
    let edits: [EditorDouble.Object]
    if let documents = edit?["documentChanges"] as? [EditorDouble.Object] {
      edits = documents.flatMap { $0["edits"] as? [EditorDouble.Object] ?? [] }
    } else {
      edits = (edit?["changes"] as? [String: [EditorDouble.Object]])?["untitled:a"] ?? []
    }
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.utf16) }
    // Applied from the end, so that earlier positions stay valid.
    for edit in edits.reversed() {
      let range = edit["range"] as? [String: [String: Int]] ?? [:]
      let line = range["start"]?["line"] ?? 0
      lines[line].replaceSubrange(
        (range["start"]?["character"] ?? 0)..<(range["end"]?["character"] ?? 0),
        with: Array((edit["newText"] as? String ?? "").utf16))
    }
    return lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n")
  }

  @Test("A safe fix is preferred and does the same as '--fix'")
  func safe() throws {
    let editor = editor(Self.source, rules: ["observed-object-owned", "private-state"])
    let actions = editor.actions("untitled:a", EditorDouble.range(3, 12, 3, 12))
    #expect(actions.count == 1)
    let action = try #require(actions.first)
    #expect(action["title"] as? String == "Make it '@StateObject'")
    #expect(action["kind"] as? String == "quickfix")
    #expect(action["isPreferred"] as? Bool == true)
    #expect((action["diagnostics"] as? [EditorDouble.Object])?.count == 1)
    #expect(
      applied(action, to: Self.source)
        == Self.source.replacing("@ObservedObject", with: "@StateObject"))
    #expect(editor.actions("untitled:a", EditorDouble.range(0, 0, 0, 3)).isEmpty)
    #expect(
      editor.actions("untitled:a", EditorDouble.range(3, 12, 3, 12), only: ["refactor"]).isEmpty)
  }

  @Test("All safe fixes of a file are one action, with the document's version")
  func all() throws {
    let editor = editor(
      Self.source, rules: ["observed-object-owned", "private-state"],
      capabilities: ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    let actions = editor.actions(
      "untitled:a", EditorDouble.range(0, 0, 0, 0), only: ["source.fixAll"])
    let action = try #require(actions.first)
    #expect(actions.count == 1)
    #expect(
      applied(action, to: Self.source)
        == Self.source.replacing("@ObservedObject", with: "@StateObject")
        .replacing("@State var", with: "@State private var"))
    let edit = action["edit"] as? EditorDouble.Object
    let document = (edit?["documentChanges"] as? [EditorDouble.Object])?.first?["textDocument"]
    #expect((document as? EditorDouble.Object)?["version"] as? Int == 7)
  }

  @Test("A fix that may change behaviour says so and is not preferred")
  func unsafe() throws {
    for rule in AllRules.rules {
      for example in rule.examples where example.kind == .wrong {
        let project = Project(
          files: [SourceFile(path: "untitled:a", text: example.source)], options: example.options)
        let fixes = Checker(rules: [rule]).findings(in: project).flatMap(\.fixes)
        let editor = EditorDouble(WorkspaceConfiguration(options: example.options, rules: [rule]))
        editor.start()
        editor.open("untitled:a", example.source)
        let actions = editor.actions("untitled:a", EditorDouble.range(0, 0, 10_000, 0))
        #expect(actions.count == fixes.count, "\(rule.id)")
        for (action, fix) in zip(actions, fixes) {
          #expect(action["isPreferred"] as? Bool == (fix.safety == .safe), "\(rule.id)")
          let title = action["title"] as? String ?? ""
          #expect(title.hasSuffix("(may change what the program does)") == (fix.safety == .unsafe))
        }
      }
    }
  }

  @Test("Hovering over a finding shows its reason and its rule's page")
  func hover() throws {
    let editor = editor(Self.source, rules: ["observed-object-owned"])
    func hover(_ line: Int, _ character: Int) -> EditorDouble.Object? {
      editor.request(
        "textDocument/hover",
        [
          "textDocument": ["uri": "untitled:a"],
          "position": ["line": line, "character": character],
        ])
    }
    let result = try #require(hover(3, 11)?["result"] as? EditorDouble.Object)
    let value = (result["contents"] as? EditorDouble.Object)?["value"] as? String ?? ""
    #expect(value.contains("'model' is made anew"))
    #expect(value.contains("# observed-object-owned (error)"))
    #expect(value.contains("## Right"))
    #expect(
      (result["range"] as? [String: [String: Int]])?["start"] == ["line": 3, "character": 11])
    #expect(hover(0, 0)?["result"] is NSNull)
  }
}
