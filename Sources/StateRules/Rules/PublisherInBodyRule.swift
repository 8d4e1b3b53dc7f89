import SourceModel

/// `publisher-in-body`: a timer that restarts each time the body runs.
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
        """
        Publishers that are kept in a property, those that only pass on what others send, and actions \
        that set nothing which a body reads are left alone.
        """,
        ja: """
          プロパティに保持された publisher、他の通知を流すだけの publisher、body が読む状態を変えないアクションは\
          対象外です。
          """))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.calls(named: "onReceive", in: file).compactMap { call in
      guard call.receiver != nil, BodyCode.isInBody(call), !Previews.contain(call),
        let value = call.arguments.first?.value, value.kind == .call,
        let made = timer(in: value),
        let action = call.closureArguments.last, let type = project.enclosingType(of: call),
        project.isView(type).isYes, writesShownState(action, of: type)
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

  private func writesShownState(_ action: SourceNode, of type: NominalType) -> Bool {
    type.properties.contains { property in
      property.attribute("State") != nil
        && PropertyUses(of: property.name, in: [action]).all.contains(where: \.mayWrite)
        && isShown(property.name, in: type)
    }
  }

  /// Whether a body reads it, directly or through another member.
  private func isShown(_ name: String, in type: NominalType) -> Bool {
    let parts = type.parts.map(\.node)
    return PropertyUses(of: name, in: parts).all.contains { use in
      guard use.kind == .read || use.kind == .call else { return false }
      if BodyCode.isInBody(use.node) { return true }
      let code = use.node.enclosingCode
      guard let member = code?.kind == .accessors ? code?.parent : code,
        [.binding, .functionDeclaration].contains(member.kind), member.name != name
      else { return false }
      return PropertyUses(of: member.name, in: parts).all.contains { BodyCode.isInBody($0.node) }
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
        @State private var ticks = 0
        @State private var names = ["Ann"]
        var body: some View {
          Text("\\(seconds) \\(names.count)")
            .onReceive(timer) { _ in seconds += 1 }
            .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in
              seconds = 0
            }
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
              ticks += 1
              if names.contains("Ben") { print("A second") }
            }
        }
      }
      """),
  ]
}
