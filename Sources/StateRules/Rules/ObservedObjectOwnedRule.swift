import SourceModel

/// `observed-object-owned`: `@ObservedObject var model = Model()`.
struct ObservedObjectOwnedRule: Rule {
  let id = "observed-object-owned"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an @ObservedObject that the view itself makes", ja: "View 自身が作る @ObservedObject"),
      reason: LocalizedText(
        """
        '@ObservedObject' watches an object that somebody else owns. A default such as 'Model()' runs \
        each time the parent makes this view anew, so the object and everything in it is replaced \
        whenever the parent's body runs. '@StateObject' makes the object once and keeps it for as \
        long as the view is on screen.
        """,
        ja: """
          '@ObservedObject' は他が所有するオブジェクトを監視するためのものです。'Model()' のような初期値は\
          親がこの View を作り直すたびに実行され、親の body が動くたびにオブジェクトとその中身が入れ替わり\
          ます。'@StateObject' はオブジェクトを一度だけ作り、View が表示されている間保持します。
          """),
      exceptions: LocalizedText(
        """
        Shared objects ('Model.shared') are owned elsewhere and are left alone, as are a default that \
        every caller replaces, previews and tests.
        """,
        ja: "共有オブジェクト('Model.shared')、全ての呼び出し側が渡している場合、プレビュー、テストは対象外です。"),
      fix: LocalizedText(
        "Writes '@StateObject'. Safe where nobody passes the object in.",
        ja: "'@StateObject' に書き換えます。外から渡されていなければ安全です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type in
      type.declaration.properties.compactMap { finding($0, of: type, in: project) }
    }
  }

  private func finding(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Finding? {
    guard let wrapper = property.attribute("ObservedObject"), let value = property.initialValue,
      value.kind == .call, project.typeName(of: value) != nil,
      !type.inheritedNames.contains("App")
    else { return nil }
    // '@Observable' classes are another rule's.
    if let model = project.type(of: property), project.isObservable(model).isYes { return nil }
    let calls = project.constructions(of: type)
    let passed = calls.filter { call in call.arguments.contains { $0.name == property.name } }
    let uses = PropertyUses(of: property, in: type)
    // `model.count += 1` writes into the object; `model = other` puts another one in its place.
    let isSet = uses.writes.contains { $0.whole == $0.node } || !uses.wrapperUses.isEmpty
    if isSet || !passed.isEmpty && passed.count == calls.filter({ !Previews.contain($0) }).count {
      return nil
    }
    let name = property.name
    return Finding(
      self, at: wrapper.node,
      message: LocalizedText(
        """
        '\(name)' is made anew each time the parent of '\(type.name)' makes this view: what it held \
        is lost.
        """,
        ja: "'\(name)' は親が '\(type.name)' を作り直すたびに作り直され、保持していた内容が失われます。"),
      advice: LocalizedText(
        "Own it with '@StateObject', or have the parent pass it in.",
        ja: "'@StateObject' で所有するか、親から渡してください。"),
      fixes: [
        .replaceWrapper(wrapper, with: "StateObject", safety: passed.isEmpty ? .safe : .unsafe)
      ])
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      class Model: ObservableObject {
        @Published var count = 0
      }

      struct Counter: View {
        @ObservedObject var model = Model() // here
        var body: some View { Text("\\(model.count)") }
      }
      """,
      fixed: """
        import SwiftUI

        class Model: ObservableObject {
          @Published var count = 0
        }

        struct Counter: View {
          @StateObject var model = Model() // here
          var body: some View { Text("\\(model.count)") }
        }
        """),
    .right(
      """
      import SwiftUI

      class Model: ObservableObject {
        static let shared = Model()
        @Published var count = 0
      }

      struct Counter: View {
        @StateObject private var own = Model()
        @ObservedObject var shared = Model.shared
        @ObservedObject var passed: Model
        var body: some View { Text("\\(own.count + shared.count + passed.count)") }
      }
      """),
    .wrong(
      """
      class Model: ObservableObject {
        @Published var count = 0
      }

      struct Counter: View {
        @ObservedObject var model = Model() // here
        var body: some View { Button("\\(model.count)") { model.count += 1 } }
      }
      """,
      fixed: """
        class Model: ObservableObject {
          @Published var count = 0
        }

        struct Counter: View {
          @StateObject var model = Model() // here
          var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }
        """, isShown: false),
    .right(
      """
      struct Row: View {
        @ObservedObject var model: Model = Model()
        var body: some View { Text(model.title) }
      }

      struct Rows: View {
        @StateObject private var model = Model()
        var body: some View { Row(model: model) }
      }
      """, isShown: false),
  ]
}
