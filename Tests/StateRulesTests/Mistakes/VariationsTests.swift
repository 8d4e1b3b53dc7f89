import SourceModel
import StateRules
import Testing

/// Writes each example and each mistake in other ways, in which it has the same mistakes.
struct VariationsTests {
  @Test(
    "A rule finds the same in a program that is written differently", arguments: Variation.allCases)
  func findsTheSame(_ variation: Variation) throws {
    var count = 0
    for rule in AllRules.rules {
      for (number, example) in rule.examples.enumerated() {
        guard let varied = try variation.files(of: example.source) else { continue }
        count += 1
        let expected = findings(of: rule.id, in: [example.source], example.options)
        let found = findings(of: rule.id, in: varied, example.options)
        #expect(
          places(found, variation) == places(expected, variation),
          "\(rule.id) \(number):\n\(varied.joined(separator: "\n----\n"))")
      }
    }
    for mistake in Mistake.all {
      for program in [mistake.wrong, mistake.right] {
        guard let varied = try variation.files(of: program) else { continue }
        count += 1
        let expected = findings(of: nil, in: [program], ProjectOptions())
        let found = findings(of: nil, in: varied, ProjectOptions())
        #expect(
          places(found, variation) == places(expected, variation),
          "\(mistake.name):\n\(varied.joined(separator: "\n----\n"))")
      }
    }
    #expect(count > 30, "\(variation) applies to \(count) programs only.")
  }

  private func places(_ findings: [Finding], _ variation: Variation) -> [String] {
    findings.map { variation.keepsLines ? "\($0.position.line) \($0.rule)" : $0.rule }.sorted()
  }

  private func findings(
    of rule: String?, in files: [String], _ options: ProjectOptions
  ) -> [Finding] {
    let files = files.enumerated().map { SourceFile(path: "Example\($0).swift", text: $1) }
    let project = Project(files: files, options: options)
    return Checker(rules: AllRules.rules).findings(in: project).filter { finding in
      rule.map { finding.rule == $0 } ?? (finding.severity > .information)
    }
  }
}
