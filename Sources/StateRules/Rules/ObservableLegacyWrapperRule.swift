import SourceModel

/// `observable-legacy-wrapper`: an `@Observable` class in a wrapper for `ObservableObject`.
struct ObservableLegacyWrapperRule: Rule {
  let id = "observable-legacy-wrapper"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an @Observable class in a wrapper for ObservableObject",
        ja: "ObservableObject 用のラッパーに入った @Observable クラス"),
      reason: LocalizedText(
        """
        '@StateObject', '@ObservedObject' and '@EnvironmentObject' want an 'ObservableObject'. An \
        '@Observable' class is none: it is tracked wherever a body reads it. '@State' owns it, \
        '@Environment(Model.self)' takes it from the environment, '@Bindable' makes bindings, and a \
        plain property is enough to show it. '.environmentObject(model)' becomes '.environment(model)'.
        """,
        ja: """
          '@StateObject'、'@ObservedObject'、'@EnvironmentObject' は 'ObservableObject' を要求します。\
          '@Observable' クラスはそれではなく、body が読む所で追跡されます。所有は '@State'、環境からは\
          '@Environment(Model.self)'、Binding を作るには '@Bindable'、表示だけなら普通のプロパティで足ります。\
          '.environmentObject(model)' は '.environment(model)' になります。
          """),
      exceptions: LocalizedText(
        "Classes that are both are left alone.", ja: "両方に準拠するクラスは対象外です。"),
      fix: LocalizedText(
        """
        Writes the wrapper for '@Observable'. Safe, as the source does not compile before; unsafe where \
        '@State' would run an initialiser with effects at each run of the parent.
        """,
        ja:
          "'@Observable' 用のラッパーに書き換えます。元はコンパイルできないので安全です。'@State' が副作用のある初期化子を親のたびに実行する場合は安全ではありません。"
      ))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    file.types.flatMap { declaration -> [Finding] in
      declaration.properties.compactMap { property in
        guard
          let wrapper = property.attribute("StateObject") ?? property.attribute("ObservedObject")
            ?? property.attribute("EnvironmentObject"),
          let model = project.type(of: property), project.isObservable(model).isYes,
          project.isObservableObject(model) != .yes,
          !model.inheritedNames.contains("ObservableObject"),
          let holder = project.type(of: declaration)
        else { return nil }
        return finding(wrapper, property, model, in: holder)
      }
    } + injections(in: file, project)
  }

  /// Finds `.environmentObject(model)` with an `@Observable` class.
  private func injections(in file: SourceFile, _ project: Project) -> [Finding] {
    project.calls(named: "environmentObject", in: file).compactMap { call in
      guard let callee = call.callee, call.arguments.count == 1,
        let value = call.arguments.first?.value, let model = project.valueType(of: value),
        project.isObservable(model).isYes, project.isObservableObject(model).isNo
      else { return nil }
      let name = SourceRange(callee.nameStart, callee.nameStart + callee.name.utf8.count)
      return Finding(
        self, at: callee, range: name,
        message: LocalizedText(
          "'\(model.name)' is '@Observable' and no 'ObservableObject': 'environmentObject' cannot take it.",
          ja:
            "'\(model.name)' は '@Observable' で 'ObservableObject' ではないため、'environmentObject' に渡せません。"
        ),
        advice: LocalizedText(
          "Use '.environment(\(value.text))', and '@Environment(\(model.name).self)' where it is read.",
          ja:
            "'.environment(\(value.text))' を使い、読む側は '@Environment(\(model.name).self)' にしてください。"),
        fixes: [
          Fix(
            LocalizedText("Make it 'environment'", ja: "'environment' にする"), safety: .safe,
            edits: [Edit(path: file.path, range: name, replacement: "environment")])
        ])
    }
  }

  private func finding(
    _ wrapper: AttributeUse, _ property: PropertyDeclaration, _ model: NominalType,
    in holder: NominalType
  ) -> Finding {
    let uses = PropertyUses(of: property, in: holder)
    // An initialiser's references to the wrapper by name would not be changed.
    let fix =
      uses.wrapperUses.isEmpty
      ? fix(wrapper, property, model, isProjected: !uses.projections.isEmpty) : nil
    let right =
      switch wrapper.name {
      case "StateObject": "@State"
      case "EnvironmentObject": "@Environment(\(model.name).self)"
      default: uses.projections.isEmpty ? "a plain property" : "@Bindable"
      }
    return Finding(
      self, at: wrapper.node,
      message: LocalizedText(
        "'\(model.name)' is '@Observable' and no 'ObservableObject': '@\(wrapper.name)' cannot hold it.",
        ja:
          "'\(model.name)' は '@Observable' で 'ObservableObject' ではないため、'@\(wrapper.name)' に入れられません。"
      ),
      advice: LocalizedText(
        "Use \(right.hasPrefix("@") ? "'\(right)'" : right).",
        ja: "\(right.hasPrefix("@") ? "'\(right)'" : "普通のプロパティ") を使ってください。"),
      fixes: fix.map { [$0] } ?? [])
  }

  private func fix(
    _ wrapper: AttributeUse, _ property: PropertyDeclaration, _ model: NominalType,
    isProjected: Bool
  ) -> Fix? {
    switch wrapper.name {
    case "StateObject":
      // If the class has an initialiser, it may start something.
      let runsCode = !model.initializers.isEmpty || !model.declaration.superclassIsPlain
      return .replaceWrapper(wrapper, with: "State", safety: runsCode ? .unsafe : .safe)
    case "ObservedObject":
      if isProjected { return .replaceWrapper(wrapper, with: "Bindable", safety: .safe) }
      return Fix(
        LocalizedText("Take the wrapper away", ja: "ラッパーを取り除く"), safety: .safe,
        edits: [Fix.removal(of: wrapper)])
    default:
      guard !isProjected, let type = property.typeNode else { return nil }
      let name = property.binding.nameStart + property.name.utf8.count
      return Fix(
        LocalizedText(
          "Make it '@Environment(\(type.text).self)'", ja: "'@Environment(\(type.text).self)' にする"),
        safety: .safe,
        edits: [
          .replace(wrapper.node, with: "@Environment(\(type.text).self)"),
          .delete(SourceRange(name, type.range.end), in: type.tree),
        ])
    }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      @Observable final class Account { var name = "" }
      final class Old: ObservableObject { @Published var name = "" }

      struct Root: View {
        @State private var account = Account()
        @StateObject private var old = Old()
        var body: some View {
          Text("Root")
            .environmentObject(account) // here
            .environmentObject(old)
        }
      }
      """,
      fixed: """
        import SwiftUI

        @Observable final class Account { var name = "" }
        final class Old: ObservableObject { @Published var name = "" }

        struct Root: View {
          @State private var account = Account()
          @StateObject private var old = Old()
          var body: some View {
            Text("Root")
              .environment(account) // here
              .environmentObject(old)
          }
        }
        """, isShown: false),
    .wrong(
      """
      @Observable class Model {
        var count = 0
      }

      struct Counter: View {
        @ObservedObject var model: Model // here
        init(model: Model) { _model = ObservedObject(wrappedValue: model) }
        var body: some View { Text("\\(model.count)") }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      @Observable class Model {
        var count = 0
      }

      struct Counter: View {
        @StateObject private var model = Model() // here
        var body: some View { Child(model: model) }
      }

      struct Child: View {
        @ObservedObject var model: Model // here
        var body: some View { Stepper("Count", value: $model.count) }
      }

      struct Other: View {
        @EnvironmentObject private var model: Model // here
        var body: some View { Text("\\(model.count)") }
      }
      """,
      fixed: """
        import SwiftUI

        @Observable class Model {
          var count = 0
        }

        struct Counter: View {
          @State private var model = Model() // here
          var body: some View { Child(model: model) }
        }

        struct Child: View {
          @Bindable var model: Model // here
          var body: some View { Stepper("Count", value: $model.count) }
        }

        struct Other: View {
          @Environment(Model.self) private var model // here
          var body: some View { Text("\\(model.count)") }
        }
        """),
    .right(
      """
      import SwiftUI

      @Observable class Model {
        var count = 0
      }

      struct Counter: View {
        @State private var model = Model()
        var body: some View { Text("\\(model.count)") }
      }
      """),
  ]
}

extension TypeDeclaration {
  /// Whether none of the inherited types contains code.
  fileprivate var superclassIsPlain: Bool {
    inheritedNames.allSatisfy { KnownTypes.plainProtocols.contains($0) }
  }
}
