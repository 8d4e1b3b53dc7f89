import SourceModel

/// `migrate-observable`: an `ObservableObject` that could be `@Observable`.
struct MigrateObservableRule: Rule {
  let id = "migrate-observable"
  let severity = Severity.information

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an ObservableObject that could be @Observable", ja: "@Observable にできる ObservableObject"),
      reason: LocalizedText(
        """
        An 'ObservableObject' announces that something changed, and every view that watches it draws \
        anew. Of an '@Observable' class a view draws anew only for the properties that its body read.

        What changes: '@Published' goes. '@StateObject' becomes '@State', '@ObservedObject' becomes \
        '@Bindable' where bindings are taken and nothing elsewhere, '@EnvironmentObject var x: T' \
        becomes '@Environment(T.self) var x', and 'environmentObject(x)' becomes 'environment(x)'. \
        '@StateObject' had made its view the main actor's; '@Observable' does not: write '@MainActor' \
        before the class.

        What has to be looked after: 'lazy' and wrapped properties need '@ObservationIgnored'; \
        'var a = 1, b = 2' has to be split; subclasses need the macro, too, or what they add is not \
        tracked; synthesised 'Codable' would write '_x' for 'x'; '@State' evaluates its default each \
        time the view's value is made, where '@StateObject' did it once; a binding from the \
        environment needs a local '@Bindable'. Publishers ('$x', 'objectWillChange', 'assign(to:)', \
        'onReceive') have no counterpart.
        """,
        ja: """
          'ObservableObject' は「何かが変わった」とだけ通知し、監視しているすべての View が再描画されます。\
          '@Observable' では、body が読んだプロパティが変わったときだけ再描画されます。

          変更点: '@Published' は不要です。'@StateObject' は '@State' に、'@ObservedObject' は、バインディン\
          グを使うなら '@Bindable' に、使わなければ不要になります。'@EnvironmentObject var x: T' は \
          '@Environment(T.self) var x' に、'environmentObject(x)' は 'environment(x)' になります。\
          '@StateObject' は View を MainActor に推論させていましたが '@Observable' は推論させないため、\
          クラスに '@MainActor' を明示します。

          注意点: 'lazy' とラッパー付きプロパティには '@ObservationIgnored' が必要です。'var a = 1, b = 2' は\
          分割します。サブクラスにもマクロが必要で、なければ追加したプロパティは追跡されません。自動生成の \
          'Codable' は 'x' を '_x' として書きます。'@State' の初期値は View の値が作られるたびに評価されます\
          ('@StateObject' は一度だけ)。環境からのバインディングにはローカルの '@Bindable' が必要です。\
          Publisher('$x'、'objectWillChange'、'assign(to:)'、'onReceive')に相当するものはありません。
          """),
      exceptions: LocalizedText(
        """
        Classes whose publishers are used are not mentioned. An app that runs on systems before \
        iOS 17 or macOS 14 keeps its ObservableObjects.
        """,
        ja: "Publisher を使うクラスは対象外です。iOS 17 / macOS 14 より前で動くアプリは移行できません。"),
      fix: LocalizedText(
        """
        'kumiki migrate observable' rewrites the class with its superclasses, subclasses and all its \
        uses, or says line by line what stands in the way.
        """,
        ja: """
          'kumiki migrate observable' がクラス、その親子クラス、すべての使用箇所をまとめて書き換えます。でき\
          ない場合は理由を行ごとに示します。
          """))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.classes(in: file).compactMap { type in
      guard type.inheritedNames.contains("ObservableObject"), canChange(type, in: project),
        !usesPublishers(type, in: project), project.hasObservation(file) != .no
      else { return nil }
      return Finding(
        self, at: type.declaration.node, range: type.nameRange,
        message: LocalizedText(
          "'\(type.name)' could be @Observable: views would draw anew only for what they read.",
          ja: "'\(type.name)' は @Observable にできます。View は読んだ値が変わったときだけ再描画されます。"),
        advice: LocalizedText(
          "'kumiki migrate observable \(file.path) --diff' shows the change, with all uses.",
          ja: "'kumiki migrate observable \(file.path) --diff' が使用箇所を含む変更を表示します。"))
    }
  }

  /// Whether the macro would track everything that is published now: no other wrapper, no unknown
  /// base class, no outside code that relies on the type as it is.
  private func canChange(_ type: NominalType, in project: Project) -> Bool {
    let stored = type.storedProperties
    return stored.contains { $0.attribute("Published") != nil }
      && stored.allSatisfy { property in
        property.attributes.allSatisfy { $0.name == "Published" || $0.name == "MainActor" }
      }
      && !type.declaration.isPublic && !project.hasSubclass(type)
      && project.superclasses(of: type).isEmpty
      && type.declaration.attributes.allSatisfy { ["MainActor", "available"].contains($0.name) }
      && type.inheritedNames.allSatisfy {
        KnownTypes.plainProtocols.contains($0) && $0 != "Codable" && $0 != "Decodable"
          && $0 != "Encodable" || $0 == "ObservableObject" || $0 == "NSObject"
      }
  }

  private func usesPublishers(_ type: NominalType, in project: Project) -> Bool {
    let published = Set(
      type.storedProperties.filter { $0.attribute("Published") != nil }.map { "$\($0.name)" })
    let own = type.parts.contains { part in
      part.node.descendants.contains {
        $0.name == "objectWillChange" || $0.kind == .identifier && published.contains($0.name)
      }
    }
    return own
      || (published.union(["objectWillChange"])).contains {
        !project.memberAccesses(named: $0).isEmpty
      }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      class Model: ObservableObject { // here
        @Published var count = 0
      }
      """),
    .right(
      """
      import SwiftUI

      @Observable class Model {
        var count = 0
      }

      class Search: ObservableObject {
        @Published var text = ""
        func watch() { _ = $text.sink { print($0) } }
      }
      """),
    .right(
      """
      import SwiftUI

      class Preferences: ObservableObject {
        @Published var name = ""
        @AppStorage("isOn") var isOn = false
      }

      class Notifier: ObservableObject {
        var count = 0
      }

      public class Shared: ObservableObject {
        @Published public var count = 0
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      class Model: ObservableObject {
        @Published var count = 0
      }

      struct Counter: View {
        @ObservedObject var model: Model
        var body: some View {
          if #available(iOS 16, *) { Text("\\(model.count)").bold() }
        }
      }
      """, isShown: false),
    .right(
      """
      class Model: ObservableObject {
        @Published var count = 0
      }
      """, isShown: false, options: ProjectOptions(platform: "ios16")),
  ]
}
