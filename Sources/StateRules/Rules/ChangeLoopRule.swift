import SourceModel

/// `change-loop`: an `onChange` that changes the value it observes.
struct ChangeLoopRule: Rule {
  let id = "change-loop"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an onChange that changes what it watches", ja: "監視する値を自分で変える onChange"),
      reason: LocalizedText(
        """
        The action of 'onChange(of: count)' runs when 'count' changes. One that counts it up or turns \
        it over changes it each time, and so calls itself: "onChange(of:) action tried to update \
        multiple times per frame" (D8). Correcting a value ends where the corrected one is right: \
        'count = min(count, 10)'.
        """,
        ja: """
          'onChange(of: count)' のアクションは 'count' が変わると動きます。その中で加算や反転をすると毎回変わり、\
          自分自身を呼び続けます("onChange(of:) action tried to update multiple times per frame"、D8)。\
          'count = min(count, 10)' のような補正は、正しい値になれば終わります。
          """),
      exceptions: LocalizedText(
        "What is done under a condition or later, and plain assignments, are left alone.",
        ja: "条件の中や後で行われるもの、単なる代入は対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.calls(named: "onChange", in: file).flatMap { call -> [Finding] in
      guard call.receiver != nil, !Previews.contain(call), let watched = call.argument("of"),
        let path = watched.namePath, let action = call.closureArguments.last,
        !LocalNames.hide(path.first ?? "", at: watched)
      else { return [] }
      return action.children.compactMap { statement in
        guard let target = changed(by: statement) ?? stepped(by: statement, path, in: action),
          target.namePath == path,
          statement.isAlwaysReached,
          LocalNames.declaration(of: path[0], at: target) == nil
        else { return nil }
        let name = path.joined(separator: ".")
        return Finding(
          self, at: statement,
          message: LocalizedText(
            "'onChange(of: \(name))' changes '\(name)' each time it runs, and so runs again.",
            ja: "'onChange(of: \(name))' は動くたびに '\(name)' を変え、また動きます。"),
          advice: LocalizedText(
            "Change it where the first change is made, or only as long as it is not right yet.",
            ja: "最初の変更と同じ場所で変えるか、正しくない間だけ変えてください。"))
      }
    }
  }

  /// `count` in `count += 1` and `count.toggle()`.
  private func changed(by statement: SourceNode) -> SourceNode? {
    if statement.kind == .assignment {
      guard ["+=", "-="].contains(statement.detail), let target = statement.firstChild,
        let step = statement.assignedValue,
        [.integerLiteral, .floatLiteral, .stringLiteral].contains(step.kind),
        step.name != "0", step.name != "0.0", step.text != "\"\""
      else { return nil }
      return target
    }
    guard statement.kind == .call, statement.arguments.isEmpty,
      statement.calledName == "toggle"
    else { return nil }
    return statement.receiver
  }

  /// `count` in `count = count + 1` and `count = !new`, where `new` is the action's parameter.
  private func stepped(
    by statement: SourceNode, _ path: [String], in action: SourceNode
  ) -> SourceNode? {
    guard statement.kind == .assignment, statement.detail == "=",
      let value = statement.assignedValue
    else { return nil }
    let new = action.children(.parameter).last?.name ?? "$1"
    let names = [path.joined(separator: "."), new]
    if value.kind == .prefixOperator, value.name == "!" {
      return value.firstChild.map { names.contains($0.textWithoutSelf) } == true
        ? statement.firstChild : nil
    }
    guard value.kind == .sequence else { return nil }
    let parts = Array(value.children)
    guard parts.count == 3, ["+", "-"].contains(parts[1].name),
      names.contains(parts[0].textWithoutSelf),
      [.integerLiteral, .floatLiteral, .stringLiteral].contains(parts[2].kind),
      !["0", "0.0", "\"\""].contains(parts[2].text)
    else { return nil }
    return statement.firstChild
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Amount: View {
        @State private var amount = 0
        @State private var isOn = false
        var body: some View {
          Stepper("\\(amount)", value: $amount)
            .onChange(of: amount) {
              amount += 1 // here
            }
            .onChange(of: amount) { _, new in amount = new + 1 } // here
          Toggle("On", isOn: $isOn)
            .onChange(of: isOn) { isOn.toggle() } // here
            .onChange(of: isOn) { isOn = !isOn } // here
            .onChange(of: isOn) { amount = amount + 1 }
        }
      }
      """),
    .right(
      """
      import SwiftUI

      struct Amount: View {
        @State private var amount = 0
        @State private var changes = 0
        var body: some View {
          Stepper("\\(amount)", value: $amount)
            .onChange(of: amount) {
              changes += 1
              amount = min(amount, 10)
              if amount < 0 { amount += 1 }
            }
            .onChange(of: changes) {
              guard changes < 10 else { return }
              changes += 1
            }
            .onChange(of: amount) {
              if amount > 9 { return }
              amount += 1
            }
        }
      }
      """),
  ]
}
