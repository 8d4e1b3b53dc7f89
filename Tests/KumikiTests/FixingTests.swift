import SourceModel
import StateRules
import Testing

@testable import kumiki

/// Fixing in rounds.
struct FixingTests {
  private static let source = """
    import SwiftUI

    class Model: ObservableObject {
      @Published var count = 0
    }

    struct Counter: View {
      @ObservedObject  var model = Model()  // mine
      @State var text = ""
      var body: some View { TextField("\\(model.count)", text: $text) }
    }

    """

  private static let mended = """
    import SwiftUI

    class Model: ObservableObject {
      @Published var count = 0
    }

    struct Counter: View {
      @StateObject  private var model = Model()  // mine
      @State private var text = ""
      var body: some View { TextField("\\(model.count)", text: $text) }
    }

    """

  private func mend(_ text: String, limit: Int = .max) -> (text: String, count: Int) {
    let project = Project(files: [SourceFile(path: "A.swift", text: text)])
    let outcome = Fixing(checker: Checker(), includesUnsafe: false, limit: limit)
      .run(project) { findings, _ in findings }
    return (outcome.project.files[0].text.string, outcome.count)
  }

  @Test("Fixes build on one another, and a second run changes nothing")
  func fixpoint() {
    let first = mend(Self.source)
    #expect(first.text == Self.mended)
    #expect(first.count == 3)
    #expect(mend(first.text).count == 0)
  }

  @Test("Windows line endings and a byte order mark stay")
  func bytes() {
    func windows(_ text: String) -> String {
      "\u{FEFF}"
        + text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n")
    }
    let project = Project(files: [SourceFile(path: "A.swift", text: windows(Self.source))])
    let outcome = Fixing(checker: Checker(), includesUnsafe: false, limit: .max)
      .run(project) { findings, _ in findings }
    #expect(outcome.project.files[0].text.bytes == Array(windows(Self.mended).utf8))
  }

  @Test("No more findings are fixed than allowed")
  func limit() {
    #expect(mend(Self.source, limit: 1).count == 1)
    #expect(mend(Self.source, limit: 0).text == Self.source)
  }

  @Test("An accepted finding is not fixed")
  func accepted() {
    let project = Project(files: [SourceFile(path: "A.swift", text: Self.source)])
    let outcome = Fixing(checker: Checker(), includesUnsafe: false, limit: .max)
      .run(project) { findings, _ in findings.filter { $0.rule != "private-state" } }
    #expect(outcome.count == 1)
  }

  /// A rule whose fix leaves a source that does not parse.
  private struct BreakingRule: Rule {
    let id = "breaking"
    let severity = Severity.warning
    let documentation = RuleDocumentation(
      summary: LocalizedText("", ja: ""), reason: LocalizedText("", ja: ""),
      exceptions: LocalizedText("", ja: ""))
    let examples: [RuleExample] = []

    func findings(in file: SourceFile, of project: Project) -> [Finding] {
      let text = LocalizedText("Break", ja: "壊す")
      let fix = Fix(text, safety: .safe, edits: [.insert("{ ( ", at: 0, in: file.tree)])
      return [Finding(self, at: file.tree.root, message: text, advice: text, fixes: [fix])]
    }
  }

  @Test("A fix that breaks its file does not prevent the others")
  func breaking() {
    let project = Project(files: [SourceFile(path: "A.swift", text: Self.source)])
    let checker = Checker(rules: [BreakingRule()] + AllRules.rules)
    let outcome = Fixing(checker: checker, includesUnsafe: false, limit: .max)
      .run(project) { findings, _ in findings }
    #expect(outcome.project.files[0].text.string == Self.mended)
    #expect(outcome.count == 3)
  }
}
