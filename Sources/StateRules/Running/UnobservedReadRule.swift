import SourceModel

/// `unobserved-read`: a body that reads a value whose changes are not announced.
struct UnobservedReadRule: RunRule {
  let id = "unobserved-read"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a body that reads what nobody announces", ja: "誰も変更を知らせない値を読む body"),
      reason: LocalizedText(
        """
        After a step every body was run once more, and the screen became another one: some body reads a \
        value of which SwiftUI is not told when it changes, such as a global variable, a plain class, a \
        date or a random number. What is shown depends on when somebody else makes the body run.
        """,
        ja: """
          ある手順のあとですべての body をもう一度実行すると、画面が変わりました。変更が SwiftUI に伝わらない値\
          (グローバル変数、普通のクラス、日時、乱数など)を読む body があります。
          """),
      exceptions: LocalizedText(
        "A time that need not be up to date is silenced by a comment.",
        ja: "最新である必要のない時刻などは、コメントで抑制してください。"))
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      final class Score { var points = 0 }

      struct Game: View {
        let score: Score
        var body: some View {
          Text("\\(score.points)")
          Button("Hit") { score.points += 1 }
        }
      }
      """),
    .right(
      """
      @Observable final class Score { var points = 0 }

      struct Game: View {
        let score: Score
        var body: some View {
          Text("\\(score.points)")
          Button("Hit") { score.points += 1 }
        }
      }
      """),
  ]
}
