import SourceModel
import SourceRewriting
import StateRules
import Testing

/// Checks the examples in the rules' documentation.
struct RuleExampleTests {
  struct Case: CustomTestStringConvertible {
    let rule: any Rule
    let example: RuleExample
    let number: Int

    var testDescription: String { "\(rule.id) \(number)" }
  }

  static var cases: [Case] {
    AllRules.rules.flatMap { rule in
      rule.examples.enumerated().map { Case(rule: rule, example: $1, number: $0) }
    }
  }

  @Test(
    "A rule finds what its wrong examples mark, and nothing in the right ones", arguments: cases)
  func finds(_ shown: Case) {
    let project = project(shown.example.source, shown.example.options)
    let lines = findings(of: shown.rule, in: project).map(\.position.line)
    let marked = shown.example.source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().filter { $1.contains("// here") }.map { $0.offset + 1 }
    #expect(lines.sorted() == (shown.example.kind == .wrong ? marked : []))
  }

  @Test(
    "A rule's fix turns a wrong example into the shown one, and then finds nothing",
    arguments: cases)
  func mends(_ shown: Case) throws {
    guard shown.example.kind == .wrong else { return }
    var source = shown.example.source
    for _ in 0..<10 {
      let project = project(source, shown.example.options)
      let fixes = findings(of: shown.rule, in: project).compactMap { finding in
        finding.fixes.first { $0.safety != .suggestion }
      }
      guard let fix = fixes.first else { break }
      let text = try #require(project.files.first).text
      var edits = FileEdits()
      for edit in fix.edits { edits.add(edit) }
      source = String(decoding: try edits.applied(to: text.bytes), as: UTF8.self)
    }
    if let fixed = shown.example.fixed {
      #expect(source == fixed)
      #expect(findings(of: shown.rule, in: project(source, shown.example.options)).isEmpty)
    } else {
      #expect(source == shown.example.source)
    }
  }

  @Test("A rule is documented in both languages and has examples of both kinds")
  func isDocumented() {
    for rule in AllRules.all {
      let page = rule.documentation
      for text in [page.summary, page.reason, page.exceptions] {
        #expect(!text.english.isEmpty && !text.japanese.isEmpty, "\(rule.id)")
        #expect(!text.english.contains("  "), "\(rule.id)")
      }
      #expect(rule.examples.contains { $0.kind == .wrong }, "\(rule.id)")
      #expect(rule.examples.contains { $0.kind == .right }, "\(rule.id)")
    }
    #expect(Set(AllRules.all.map(\.id)).count == AllRules.all.count)
  }

  private func project(_ source: String, _ options: ProjectOptions) -> Project {
    Project(files: [SourceFile(path: "Example.swift", text: source)], options: options)
  }

  /// Runs the whole checker, because it handles the comments that silence findings.
  private func findings(of rule: any Rule, in project: Project) -> [Finding] {
    Checker(rules: AllRules.rules).findings(in: project).filter { $0.rule == rule.id }
  }
}
