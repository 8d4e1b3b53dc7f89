import SourceModel

/// `actor-view-model`: an `actor` whose properties a body reads.
struct ActorViewModelRule: Rule {
  let id = "actor-view-model"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText("an actor as a view's model", ja: "View のモデルとしての actor"),
      reason: LocalizedText(
        """
        A body runs on the main actor and cannot wait. Every property of another actor needs 'await', \
        so a body cannot read it, and nothing tells a view that it changed.
        """,
        ja: """
          body はメインアクターで動き、待つことができません。別の actor のプロパティには 'await' が必要なので\
          body からは読めず、変更も View に伝わりません。
          """),
      exceptions: LocalizedText(
        "Actors that a view only calls in tasks are services, and right.",
        ja: "タスクの中で呼ぶだけの actor はサービスであり、問題ありません。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.views(in: file).flatMap { type in
      type.declaration.properties.compactMap { property in
        guard property.isStored, let model = project.type(of: property),
          model.kind == .actorDeclaration
        else { return nil }
        guard let use = readInBody(property, of: type, model) else {
          return watched(property, model)
        }
        return Finding(
          self, at: property.binding,
          range: property.nameRange,
          message: LocalizedText(
            "'\(model.name)' is an actor: a body cannot wait for its '\(use.name)'.",
            ja: "'\(model.name)' は actor です。body は '\(use.name)' を待てません。"),
          advice: LocalizedText(
            "Make '\(model.name)' a '@MainActor @Observable' class.",
            ja: "'\(model.name)' を '@MainActor @Observable' なクラスにしてください。"),
          related: [Finding.Related(use, LocalizedText("It is read here.", ja: "ここで読まれています。"))])
      }
    }
  }

  /// `@StateObject var model = Model()` where `Model` is an actor: a view that watches it means it
  /// as its model.
  private func watched(_ property: PropertyDeclaration, _ model: NominalType) -> Finding? {
    guard let wrapper = property.wrapper, SwiftUINames.watchers.contains(wrapper.name),
      // '@MainActor' on what views show makes such an actor work.
      !model.storedProperties.contains(where: { $0.attribute("MainActor") != nil })
    else { return nil }
    return Finding(
      self, at: property.binding,
      range: property.nameRange,
      message: LocalizedText(
        "'\(model.name)' is an actor: it changes off the main actor, and no view may read what it has.",
        ja: "'\(model.name)' は actor です。メインアクターの外で変わり、View はその値を読めません。"),
      advice: LocalizedText(
        "Make '\(model.name)' a '@MainActor @Observable' class.",
        ja: "'\(model.name)' を '@MainActor @Observable' なクラスにしてください。"))
  }

  private func readInBody(
    _ property: PropertyDeclaration, of type: NominalType, _ model: NominalType
  ) -> SourceNode? {
    for use in PropertyUses(of: property, in: type).all {
      guard let member = use.node.memberBehind,
        BodyCode.isInBody(use.node) || isInGetter(use.node),
        let declared = model.declaration.property(member.name), !declared.isLet,
        !declared.isNonisolated,
        !use.node.ancestors.contains(where: { $0.kind == .awaitExpression })
      else { continue }
      return member
    }
    return nil
  }

  /// Whether it runs as part of a computed property, which cannot await either.
  private func isInGetter(_ node: SourceNode) -> Bool {
    guard let code = node.enclosingCode, code.kind == .accessors else { return false }
    return !code.children(.accessor).contains { $0.text.prefix(40).contains("async") }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      actor Model {
        var items: [String] = []
      }

      struct Title: View {
        let model: Model // here
        private var title: String { model.items.joined() }
        var body: some View { Text(title) }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      actor Model {
        var items: [String] = []
      }

      struct Items: View {
        let model = Model() // here
        var body: some View { List(model.items, id: \\.self) { Text($0) } }
      }
      """),
    .wrong(
      """
      import SwiftUI

      actor Model: ObservableObject {
        @Published var items: [String] = []
        func load() { items = ["a"] }
      }

      struct Items: View {
        @StateObject private var model = Model() // here
        var body: some View { Text("Items").task { await model.load() } }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      actor Recognizer: ObservableObject {
        @MainActor @Published var transcript = ""
        func start() async {}
      }

      struct Meeting: View {
        @StateObject private var recognizer = Recognizer()
        var body: some View { Text("Meeting").task { await recognizer.start() } }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      @MainActor @Observable class Model {
        var items: [String] = []
      }

      actor Store {
        var items: [String] = []
        func all() -> [String] { items }
      }

      struct Items: View {
        @State private var model = Model()
        let store = Store()
        var body: some View {
          List(model.items, id: \\.self) { Text($0) }
            .task { model.items = await store.all() }
        }
      }
      """),
  ]
}
