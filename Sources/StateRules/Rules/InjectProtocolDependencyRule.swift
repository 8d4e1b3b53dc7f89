import SourceModel

/// `inject-protocol-dependency`: a view model that creates its dependencies.
struct InjectProtocolDependencyRule: Rule {
  let id = "inject-protocol-dependency"
  let severity = Severity.information

  private static let endings = [
    "Service", "Repository", "Client", "Fetcher", "Store", "Provider", "API", "Loader", "Manager",
    "Gateway", "DataSource",
  ]

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a view model that makes what it depends on", ja: "依存を自分で作る ViewModel"),
      reason: LocalizedText(
        """
        A service that the model makes itself is there in tests and previews, too. Taken through \
        'init' by a protocol, another one can stand in for it, and the caller sees what is needed.
        """,
        ja: """
          ViewModel が自分で作ったサービスは、テストやプレビューでも差し替えられません。プロトコル型を 'init' \
          で受け取れば差し替えられ、必要なものも呼び出し側から分かります。
          """),
      exceptions: LocalizedText(
        """
        Only constants whose type's name says that it is a service of the project are mentioned \
        ('...Service', '...Client', '...Repository' and the like), where it has 'async' \
        methods. What is shared or configured at the place is left alone.
        """,
        ja:
          "プロジェクト内の '...Service'、'...Client'、'...Repository' などで、'async' メソッドを持つ型の定数だけが対象です。"
      ),
      fix: LocalizedText(
        "'kumiki refactor view-model TYPE --inject' writes the protocol and the parameter of 'init'.",
        ja: "'kumiki refactor view-model TYPE --inject' がプロトコルと 'init' の引数を作ります。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.viewModels(in: file).filter {
      $0.name.hasSuffix("Model") || $0.name.hasSuffix("VM")
    }.flatMap { type in
      type.storedProperties.compactMap { property -> Finding? in
        guard property.isLet, !property.isStatic, let value = property.initialValue,
          value.kind == .call, value.arguments.isEmpty, property.attributes.isEmpty,
          let service = project.type(of: property), service.kind != .enumDeclaration,
          Self.endings.contains(where: service.name.hasSuffix),
          service.functions.contains(where: { $0.isAsync && !$0.isPrivate }),
          project.isObservableObject(service).isNo, project.isObservable(service).isNo
        else { return nil }
        return Finding(
          self, at: property.binding,
          message: LocalizedText(
            "'\(type.name)' makes its '\(service.name)' itself, so no other can stand in for it.",
            ja: "'\(type.name)' は '\(service.name)' を自分で作るため、差し替えられません。"),
          advice: LocalizedText(
            "Take it through 'init', by a protocol with what '\(type.name)' uses of it.",
            ja: "'\(type.name)' が使うものだけを持つプロトコルとして 'init' で受け取ってください。"))
      }
    }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      final class WeatherService { func now() async -> String { "" } }

      @MainActor @Observable final class Model {
        private let service = WeatherService() // here
        var text = ""
        func load() async { text = await service.now() }
      }
      """),
    .wrong(
      """
      import SwiftUI

      struct PostsAPI { func all() async throws -> [String] { [] } }

      @MainActor final class PostsVM: ObservableObject {
        @Published private(set) var posts: [String] = []
        private let api = PostsAPI() // here
        func load() async { posts = (try? await api.all()) ?? [] }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      protocol WeatherFetching { func now() async -> String }
      final class WeatherService: WeatherFetching { func now() async -> String { "" } }

      @MainActor @Observable final class Model {
        private let service: any WeatherFetching
        var text = ""
        init(service: any WeatherFetching = WeatherService()) { self.service = service }
        func load() async { text = await service.now() }
      }
      """),
    .right(
      """
      import SwiftUI

      final class WeatherService {
        static let shared = WeatherService()
        func now() async -> String { "" }
      }

      struct TextService { func trimmed(_ text: String) -> String { text } }

      @MainActor @Observable final class Model {
        private let service = WeatherService.shared
        private let texts = TextService()
        var text = ""
      }

      final class Container: ObservableObject {
        private let service = WeatherService()
      }
      """, isShown: false),
  ]
}
