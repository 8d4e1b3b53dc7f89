import SourceModel

/// `silencing-without-reason`: a comment silences a rule without giving a reason.
struct SilencingWithoutReasonRule: SilencingRule {
  let id = "silencing-without-reason"
  let severity = Severity.warning
  let removes = false

  let message = LocalizedText(
    "This comment gives no reason, so it silences nothing.",
    ja: "このコメントには理由がないため、何も抑制しません。")
  let advice = LocalizedText(
    "Write the reason behind a hyphen: '// kumiki:ignore RULE - reason'.",
    ja: "ハイフンの後に理由を書いてください:'// kumiki:ignore RULE - 理由'。")

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a comment that silences a rule without a reason", ja: "理由のない抑制コメント"),
      reason: LocalizedText(
        "Who reads the line later has to know why the rule does not apply there.",
        ja: "後で読む人は、なぜ規則が当てはまらないのかを知る必要があります。"),
      exceptions: LocalizedText("None.", ja: "ありません。"))
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      // kumiki:ignore-file private-state // here
      struct Empty: View {
        var body: some View { Text("") }
      }
      """),
    .right(
      """
      import SwiftUI

      // kumiki:ignore-file private-state - the host sets them
      struct Counter: View {
        @State var count = 1
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """),
  ]
}
