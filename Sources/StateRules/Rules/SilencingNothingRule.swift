import SourceModel

/// `silencing-nothing`: a comment silences a rule that reports nothing there.
struct SilencingNothingRule: SilencingRule {
  let id = "silencing-nothing"
  let severity = Severity.warning
  let removes = true

  let message = LocalizedText(
    "This comment silences nothing: the rule finds nothing on its line.",
    ja: "このコメントは何も抑制していません。対象の行に指摘はありません。")
  let advice = LocalizedText("Remove the comment.", ja: "コメントを取り除いてください。")

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a comment that silences a rule where it finds nothing", ja: "何も抑制していない抑制コメント"),
      reason: LocalizedText(
        "A comment that outlives its reason hides the next mistake on that line.",
        ja: "理由がなくなった抑制コメントは、同じ行の次の誤りを隠します。"),
      exceptions: LocalizedText("None.", ja: "ありません。"),
      fix: LocalizedText("Removes the comment. Safe.", ja: "コメントを取り除きます。安全です。"))
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Counter: View {
        // kumiki:ignore private-state - the host sets it // here
        @State private var count = 1
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """,
      fixed: """
        import SwiftUI

        struct Counter: View {
          @State private var count = 1
          var body: some View { Button("\\(count)") { count += 1 } }
        }
        """),
    .right(
      """
      import SwiftUI

      struct Counter: View {
        // kumiki:ignore private-state - the host sets it
        @State var count = 1
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """),
  ]
}
