import SourceModel

/// `update-loop`: updates that never end.
struct UpdateLoopRule: RunRule {
  let id = "update-loop"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "updates that never come to an end", ja: "終わらない更新"),
      reason: LocalizedText(
        """
        An update writes what it depends on itself, so that another one follows, and another: the screen \
        flickers or the program takes a whole processor while nobody does anything.
        """,
        ja: """
          更新が自分の依存する値を書くため、次の更新が続きます。画面がちらついたり、誰も操作していないのにプロセッサを\
          使い切ったりします。
          """),
      exceptions: LocalizedText(
        "A display that runs on purpose waits for the clock: 'TimelineView', 'Task.sleep', a timer.",
        ja: "意図して動き続ける表示は 'TimelineView'、'Task.sleep'、タイマーで時計を待ちます。"))
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      struct Meter: View {
        @State private var width = 0.0
        var body: some View {
          GeometryReader { proxy in
            Color.red.onChange(of: proxy.size.width + width) { width += 1 }
          }
        }
      }
      """),
    .right(
      """
      struct Meter: View {
        @State private var width = 0.0
        var body: some View {
          GeometryReader { proxy in
            Color.red.onChange(of: proxy.size.width) { width = proxy.size.width }
          }
        }
      }
      """),
  ]
}
