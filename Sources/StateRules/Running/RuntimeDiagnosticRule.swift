import SourceModel

/// `runtime-diagnostic`: a mistake that the runtime warned about.
struct RuntimeDiagnosticRule: RunRule {
  let id = "runtime-diagnostic"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a mistake that the running system warned of", ja: "実行中のシステムが警告した誤り"),
      reason: LocalizedText(
        """
        While the program was used, the system warned of something: a frame that is not finite, a selection \
        without a matching tag, a link without a destination. The message names the page that explains it.
        """,
        ja: """
          使用中にシステムが警告を出しました(有限でない frame、一致する tag のない選択、行き先のないリンクなど)。\
          メッセージに説明のページが示されています。
          """),
      exceptions: LocalizedText(
        "None: on Apple's systems the same is printed to the console, or goes wrong without a word.",
        ja: "ありません。Apple のシステムでも同じことがコンソールに表示されるか、黙って失敗します。"))
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      struct Choice: View {
        @State private var size = 3
        var body: some View {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
        }
      }
      """),
    .right(
      """
      struct Choice: View {
        @State private var size = 1
        var body: some View {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
        }
      }
      """),
  ]
}
