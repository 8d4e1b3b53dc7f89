import SourceModel

/// `publisher-in-body`: a timer that begins anew at each run of the body.
struct PublisherInBodyRule: Rule {
  let id = "publisher-in-body"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText("a timer made by a body", ja: "body が作るタイマー"),
      reason: LocalizedText(
        """
        'onReceive(Timer.publish(...))' makes another timer each time the body runs, and every one \
        begins to count from nothing. The state that its action sets makes the body run, and so does \
        each letter that is typed: a timer of five seconds may never fire.
        """,
        ja: """
          'onReceive(Timer.publish(...))' は body が動くたびに新しいタイマーを作り、その都度最初から数え直します。\
          アクションが状態を変えれば body が動き、一文字入力しても動くので、五秒のタイマーは一度も鳴らないかもしれません。
          """),
      exceptions: LocalizedText(
        "Publishers that are kept in a property, and those that only pass on what others send, are left alone.",
        ja: "プロパティに保持された publisher と、他の通知を流すだけの publisher は対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.calls(named: "onReceive", in: file).compactMap { call in
      guard call.receiver != nil, BodyCode.isInBody(call), !Previews.contain(call),
        let value = call.arguments.first?.value, value.kind == .call,
        let made = timer(in: value),
        let action = call.closureArguments.last, let type = project.enclosingType(of: call),
        project.isView(type).isYes, writesState(action, of: type)
      else { return nil }
      return Finding(
        self, at: made,
        message: LocalizedText(
          "This timer is made anew each time the body runs, and its action makes it run.",
          ja: "このタイマーは body が動くたびに作り直され、そのアクションが body を動かします。"),
        advice: LocalizedText(
          "Keep it: '@State private var timer = Timer.publish(...).autoconnect()'.",
          ja: "'@State private var timer = Timer.publish(...).autoconnect()' で保持してください。"))
    }
  }

  /// `Timer.publish(...)` in a chain of operators.
  private func timer(in value: SourceNode) -> SourceNode? {
    ([value] + value.descendants).first {
      $0.kind == .call && $0.calledName == "publish" && $0.receiver?.namePath == ["Timer"]
    }
  }

  private func writesState(_ action: SourceNode, of type: NominalType) -> Bool {
    type.properties.contains { property in
      property.attribute("State") != nil
        && PropertyUses(of: property.name, in: [action]).all.contains {
          $0.kind == .write || $0.kind == .call
        }
    }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Clock: View {
        @State private var seconds = 0
        var body: some View {
          Text("\\(seconds)")
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in // here
              seconds += 1
            }
        }
      }
      """),
    .right(
      """
      import SwiftUI

      struct Clock: View {
        @State private var seconds = 0
        @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("\\(seconds)")
            .onReceive(timer) { _ in seconds += 1 }
            .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in
              seconds = 0
            }
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
              print("A second")
            }
        }
      }
      """),
  ]
}
