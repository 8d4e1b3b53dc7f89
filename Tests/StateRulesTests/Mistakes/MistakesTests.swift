import SourceModel
import StateRules
import Testing

/// Typical mistakes, checked with all rules together.
struct MistakesTests {
  @Test("A mistake is found at its line, and its fixed program is clean", arguments: Mistake.all)
  func finds(_ mistake: Mistake) throws {
    let found = findings(in: source(of: mistake.wrong))
    #expect(found.map { "\($0.position.line) \($0.rule)" } == marks(in: mistake.wrong))
    for finding in found {
      #expect(!finding.message.english.isEmpty && !finding.advice.english.isEmpty)
      #expect(!finding.message.japanese.isEmpty && !finding.advice.japanese.isEmpty)
    }
    #expect(findings(in: mistake.right).map(\.message.english) == [])
  }

  private static let mark = "// here "

  /// `7 write-in-body` for each mark.
  private func marks(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      line.firstRange(of: Self.mark).map { "\(index + 1) \(line[$0.upperBound...])" }
    }
  }

  private func source(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.firstRange(of: Self.mark).map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }

  /// Errors and unneeded bindings; a class that could be migrated is not a mistake.
  private func findings(in text: String) -> [Finding] {
    Checker().findings(in: Project(files: [SourceFile(path: "Example.swift", text: text)])).filter {
      $0.severity > .information || $0.rule == "binding-read-only"
    }
  }
}

extension Mistake: CustomTestStringConvertible {
  var testDescription: String { name }
}
