import SourceModel

/// `missing-environment-injection`: an environment object that is never injected.
struct MissingEnvironmentInjectionRule: Rule {
  let id = "missing-environment-injection"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an environment object that nobody injects", ja: "誰も注入していない環境オブジェクト"),
      reason: LocalizedText(
        """
        '@EnvironmentObject' and '@Environment(Model.self)' end the program when the object is not \
        there. Nothing in these sources puts one there.
        """,
        ja: """
          '@EnvironmentObject' と '@Environment(Model.self)' は、オブジェクトがなければプログラムを終了させ\
          ます。このソースのどこにも注入がありません。
          """),
      exceptions: LocalizedText(
        """
        Asked of whole programs only (sources with an '@main' app), and not where an object of unknown \
        type is injected. The delegates of an app and its scenes are put there by SwiftUI.
        """,
        ja: """
          '@main' の App を含むプログラム全体だけが対象です。型の分からないオブジェクトの注入がある場合も対象外です。\
          アプリとシーンのデリゲートは SwiftUI が環境に入れます。
          """))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    let objects = project.stateHolders(in: file).flatMap { type in
      type.declaration.properties.compactMap { wanted($0, in: project) }
    }
    guard !objects.isEmpty, project.types(inheriting: "App").contains(where: isApp) else {
      return []
    }
    return objects.filter { !isDelegate($0.model) }.compactMap {
      finding($0.property, $0.attribute, $0.model, in: project)
    }
  }

  /// Whether it is a delegate: the delegate adaptors inject the objects that they create.
  private func isDelegate(_ model: NominalType) -> Bool {
    !Self.delegates.isDisjoint(with: model.inheritedNames)
  }

  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
    "WKExtensionDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  private func isApp(_ type: NominalType) -> Bool {
    type.declaration.attribute("main") != nil
  }

  private func wanted(
    _ property: PropertyDeclaration, in project: Project
  ) -> (property: PropertyDeclaration, attribute: AttributeUse, model: NominalType)? {
    if let attribute = property.attribute("EnvironmentObject") {
      return project.type(of: property).map { (property, attribute, $0) }
    }
    // '@Environment(Model.self)', unless it is optional.
    guard let attribute = property.attribute("Environment"),
      property.typeNode?.isOptionalType != true,
      let path = attribute.arguments.first?.value?.namePath, path.count == 2, path[1] == "self",
      let model = project.type(named: path[0], from: attribute.node)
    else { return nil }
    return (property, attribute, model)
  }

  private func finding(
    _ property: PropertyDeclaration, _ attribute: AttributeUse, _ model: NominalType,
    in project: Project
  ) -> Finding? {
    let name = attribute.name == "EnvironmentObject" ? "environmentObject" : "environment"
    let injected = InjectedObjects.of(name, in: project)
    guard !injected.mayBeMore, !injected.types.contains(model) else { return nil }
    return Finding(
      self, at: attribute.node,
      message: LocalizedText(
        "Nothing puts a '\(model.name)' into the environment: the program ends when this view appears.",
        ja: "'\(model.name)' を環境に入れる箇所がありません。この View が現れるとプログラムが終了します。"),
      advice: LocalizedText(
        "Add '.\(name)(…)' above this view.", ja: "この View より上で '.\(name)(…)' を付けてください。"))
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      class Model: ObservableObject {
        @Published var count = 0
      }

      @main struct Program: App {
        var body: some Scene { WindowGroup { Counter() } }
      }

      struct Counter: View {
        @EnvironmentObject private var model: Model // here
        var body: some View { Text("\\(model.count)") }
      }
      """),
    .right(
      """
      import SwiftUI

      class Model: ObservableObject {
        @Published var count = 0
      }

      @main struct Program: App {
        @StateObject private var model = Model()
        var body: some Scene { WindowGroup { Counter().environmentObject(model) } }
      }

      struct Counter: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text("\\(model.count)") }
      }
      """),
    .right(
      """
      import SwiftUI

      class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var token = ""
      }

      @main struct Program: App {
        @UIApplicationDelegateAdaptor private var delegate: Delegate
        var body: some Scene { WindowGroup { Screen() } }
      }

      struct Screen: View {
        @EnvironmentObject private var delegate: Delegate
        var body: some View { Text(delegate.token) }
      }
      """),
  ]
}
