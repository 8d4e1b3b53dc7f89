import SourceModel

/// `view-model-access`: state of a view model that all code can set, but only the view model does.
struct ViewModelAccessRule: Rule {
  let id = "view-model-access"
  let severity = Severity.information

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "state that everybody may set and only its model sets", ja: "外から設定できてしまう ViewModel の状態"),
      reason: LocalizedText(
        """
        What views bind to is 'var', what they show is 'private(set) var', what only the model uses \
        is 'private'. A state that the model alone sets and that everybody may set invites a view to \
        change it behind the model's back.
        """,
        ja: """
          View が双方向にバインドするものは 'var'、View が表示するものは 'private(set) var'、ViewModel だけが使\
          うものは 'private' にします。ViewModel だけが設定する状態を誰でも設定できるままにすると、View から勝\
          手に変更され得ます。
          """),
      exceptions: LocalizedText(
        "Public members, and classes whose protocols are not in the project, are left alone.",
        ja: "public のメンバーと、プロジェクト外のプロトコルに準拠するクラスは対象外です。"),
      fix: LocalizedText(
        "'kumiki refactor view-model TYPE --access' writes 'private' and 'private(set)'.",
        ja: "'kumiki refactor view-model TYPE --access' が 'private' と 'private(set)' を付けます。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.viewModels(in: file).flatMap { type -> [Finding] in
      let known: Set<String> = ["ObservableObject", "Observable", "Sendable", "AnyObject"]
      guard type.inheritedNames.allSatisfy(known.contains), !project.hasSubclass(type),
        type.parts.count == 1, !type.declaration.isPublic
      else { return [] }
      return type.storedProperties.compactMap { property in
        guard !property.isLet, !property.isStatic, property.modifiers.isEmpty,
          isSetByMethods(property, of: type, in: project), !project.isInKeyPath(property.name),
          property.unknownAttributes.isEmpty, ["Published", nil].contains(property.wrapper?.name),
          // Any binding or assignment may refer to this property.
          project.changingAccesses(named: property.name).allSatisfy({
            $0.isInside(type.declaration.node)
          })
        else { return nil }
        return Finding(
          self, at: property.binding,
          message: LocalizedText(
            "Only '\(type.name)' sets '\(property.name)', and everybody may.",
            ja: "'\(property.name)' を設定するのは '\(type.name)' だけですが、誰でも設定できます。"),
          advice: LocalizedText(
            "Make it 'private(set) var', or 'private' if no view shows it.",
            ja: "'private(set) var' に、View が使わないなら 'private' にしてください。"))
      }
    }
  }

  private func isSetByMethods(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> Bool {
    // What is changed inside of an object does not set the property that holds it.
    let isValue =
      project.isReference(property).isNo || property.typeNode?.kind == .arrayType
    let element = property.typeNode?.kind == .arrayType ? property.typeNode?.firstChild : nil
    let holdsObjects = element.flatMap { project.type($0) }?.declaration.isReferenceType ?? false
    let functions = type.functions.map(\.node)
    return PropertyUses(of: property.name, in: functions).all.contains { use in
      switch use.kind {
      case .write: use.whole == use.node || isValue && !holdsObjects
      case .call: isValue && MutatingMethods.names.contains(use.whole.name)
      default: false
      }
    }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      @MainActor @Observable final class Model {
        var query = ""
        var results: [String] = [] // here
        func search() { results = [query] }
      }

      struct Screen: View {
        @State private var model = Model()
        var body: some View {
          TextField("Search", text: $model.query)
          Text(model.results.joined())
        }
      }
      """),
    .wrong(
      """
      import SwiftUI

      @MainActor final class Model: ObservableObject {
        @Published var items: [String] = [] // here
        @Published var isOpen = false // here
        @Published var count = 0 // here
        @Published var tags: [String] = []
        @Published var field = Field()
        @Published var fields: [Field] = []
        func add() {
          fields[0].text = "New"
          field.text = "New"
          items.append("New")
          isOpen.toggle()
          count += tags.count
        }
      }

      final class Field { var text = "" }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      @MainActor @Observable final class Model {
        var query = ""
        private(set) var results: [String] = []
        func search() { results = [query] }
        func reset() { query = "" }
      }

      struct Screen: View {
        @State private var model = Model()
        var body: some View {
          TextField("Search", text: $model.query)
          Text(model.results.joined())
        }
      }
      """),
    .right(
      """
      import SwiftUI

      @MainActor @Observable final class Model {
        var tags: Set<String> = []
        func reset() { tags = [] }
      }

      struct Screen: View {
        @State private var model = Model()
        var body: some View { Button("Add") { model.tags.insert("a") } }
      }
      """, isShown: false),
  ]
}
