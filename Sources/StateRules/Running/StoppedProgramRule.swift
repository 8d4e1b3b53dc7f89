import SourceModel

/// `stopped-program`: the program crashes while it is used.
struct StoppedProgramRule: RunRule {
  let id = "stopped-program"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "the program ends by an error while it is used", ja: "使用中にプログラムがエラーで終了する"),
      reason: LocalizedText(
        """
        "kumiki check --run" uses the app in random steps. It ended in the midst of a step: by an \
        index out of range, a nil that was unwrapped, an object that nobody put into the environment. The \
        steps before it are those of a user who taps and types.
        """,
        ja: """
          "kumiki check --run" はランダムな操作でアプリを使います。ある手順の途中で、範囲外の添字、nil の\
          強制アンラップ、環境に置かれていないオブジェクトなどでプログラムが終了しました。
          """),
      exceptions: LocalizedText(
        "A program that ends itself on purpose, as one with a Quit button does, is silenced by a comment.",
        ja: "終了ボタンのように意図して終了するプログラムは、コメントで抑制してください。"))
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      struct Basket: View {
        @State private var items = ["apple"]
        var body: some View {
          Text(items[0])
          Button("Clear") { items = [] }
        }
      }
      """),
    .right(
      """
      struct Basket: View {
        @State private var items = ["apple"]
        var body: some View {
          if let first = items.first { Text(first) }
          Button("Clear") { items = [] }
        }
      }
      """),
  ]
}
