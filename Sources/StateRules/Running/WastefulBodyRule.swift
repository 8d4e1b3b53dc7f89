import SourceModel

/// `wasteful-body`: a body that mostly runs without changing what is shown.
struct WastefulBodyRule: RunRule {
  let id = "wasteful-body"
  let severity = Severity.information

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a body that mostly runs without showing anything new", ja: "ほとんどの場合、新しいものを表示せずに実行される body"),
      reason: LocalizedText(
        """
        The body ran again and again, and what the view shows stayed the same. Each run costs time, and so \
        does all that stands below the view. Most often a parent hands down a closure or an object that it \
        makes anew each time, or the view watches a whole object of which it shows little.
        """,
        ja: """
          body が何度も実行されましたが、表示は変わりませんでした。実行には、その下のビューも含めて時間がかかります。\
          多くの場合、親がクロージャやオブジェクトを毎回作り直して渡しているか、少ししか表示しないオブジェクト全体を\
          監視しています。
          """),
      exceptions: LocalizedText(
        "A body that takes microseconds and stands above little may run as often as it likes.",
        ja: "数マイクロ秒で済み、下に少ししかない body は何度実行されてもかまいません。"))
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      struct Badge: View {
        @ObservedObject var model: GameModel
        var body: some View { Text(model.title) }
      }
      """),
    .right(
      """
      struct Badge: View {
        let title: String
        var body: some View { Text(title) }
      }
      """),
  ]
}
