import SourceModel

/// A rule's documentation page as Markdown.
package struct RulePage {
  package let text: String

  package init(_ rule: any Rule, language: Language) {
    let words = language == .japanese ? Words.japanese : .english
    let page = rule.documentation
    var parts = [
      "# \(rule.id) (\(words.severity(rule.severity)))", page.summary[language] + words.fullStop,
      page.reason[language],
    ]
    let shown = rule.examples.filter(\.isShown)
    for example in shown {
      parts.append("## \(example.kind == .wrong ? words.wrong : words.right)")
      parts.append(Self.code(example.source, mark: words.here))
    }
    parts += ["## \(words.exceptions)", page.exceptions[language]]
    parts.append(words.silencing(rule.id))
    if let fix = page.fix { parts += ["## \(words.fix)", fix[language]] }
    text = parts.joined(separator: "\n\n") + "\n"
  }

  private static func code(_ source: String, mark: String) -> String {
    let marked = source.replacing("// here", with: "// \(mark)")
    return "```swift\n\(marked)\n```"
  }

  private struct Words: Sendable {
    let wrong: String
    let right: String
    let here: String
    let exceptions: String
    let fix: String
    let fullStop: String
    let severities: [Severity: String]
    let silencing: @Sendable (String) -> String

    func severity(_ severity: Severity) -> String { severities[severity] ?? "" }

    static let english = Words(
      wrong: "Wrong", right: "Right", here: "<- here", exceptions: "When not", fix: "Fix",
      fullStop: ".",
      severities: [.error: "error", .warning: "warning", .information: "hint"],
      silencing: { "To keep a line as it is: `// kumiki:ignore \($0) - the reason`." })

    static let japanese = Words(
      wrong: "誤り", right: "正しい", here: "<- ここ", exceptions: "当てはまらない場合", fix: "修正",
      fullStop: "。",
      severities: [.error: "エラー", .warning: "警告", .information: "ヒント"],
      silencing: { "その行を残すには `// kumiki:ignore \($0) - 理由` と書きます。" })
  }
}
