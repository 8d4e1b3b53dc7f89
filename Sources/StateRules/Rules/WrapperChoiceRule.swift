import SourceModel

/// `wrapper-choice`: the wrapper differs from the one in the flow chart.
struct WrapperChoiceRule: Rule {
  let id = "wrapper-choice"
  let severity = Severity.information

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "another wrapper than the flow chart chooses", ja: "フローチャートの答えと違うラッパー"),
      reason: LocalizedText(
        """
        Who owns the value, does it change, is it an object: these questions lead to one wrapper. \
        'kumiki choose FILE:LINE' asks them for one property and says each answer.
        """,
        ja: """
          誰が所有するか、変化するか、オブジェクトか。この問いを辿ると一つのラッパーに決まります。\
          'kumiki choose ファイル:行' は一つのプロパティについて順に問い、答えを述べます。
          """),
      exceptions: LocalizedText(
        "Only where every answer is known; what another rule finds is left to it.",
        ja: "全ての答えが分かる場合だけが対象です。他の規則が指摘するものは、そちらに任せます。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type in
      type.declaration.properties.compactMap { property -> Finding? in
        guard let wrapper = property.wrapper else { return nil }
        let choice = WrapperChoice(of: property, in: type, project: project)
        guard let answer = choice.differentAnswer else { return nil }
        return Finding(
          self, at: wrapper.node,
          message: message(choice.reason, wrapper.name),
          advice: LocalizedText("Write '\(answer)'.", ja: "'\(answer)' と書いてください。"))
      }
    }
  }

  /// The actual situation, in contrast to what the wrapper says.
  private func message(_ reason: LocalizedText, _ wrapper: String) -> LocalizedText {
    let said: LocalizedText =
      switch wrapper {
      case "StateObject":
        LocalizedText("this view makes and owns it", ja: "この View が作って所有する")
      case "Bindable": LocalizedText("this view makes bindings to it", ja: "Binding を作る")
      case "State": LocalizedText("this view changes it", ja: "この View が変更する")
      default: LocalizedText("it is something else", ja: "別のもの")
      }
    return LocalizedText(
      "\(reason.english) '@\(wrapper)' says that \(said.english).",
      ja: "\(reason.japanese)'@\(wrapper)' は「\(said.japanese)」という意味です。")
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      class Model: ObservableObject {
        static let shared = Model()
        @Published var count = 0
      }

      struct Counter: View {
        @State private var title = "Counter" // here
        @StateObject private var model = Model.shared // here
        var body: some View { Text(title + "\\(model.count)") }
      }
      """),
    .wrong(
      """
      @Observable class Model {
        var count = 0
      }

      struct Counter: View {
        @Bindable var model: Model // here
        var body: some View { Text("\\(model.count)") }
      }
      """),
    .right(
      """
      import SwiftUI

      struct Counter: View {
        private let title = "Counter"
        @State private var count = 0
        var body: some View { Button(title + "\\(count)") { count += 1 } }
      }
      """),
  ]
}
