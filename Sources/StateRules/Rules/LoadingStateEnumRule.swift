import SourceModel

/// `loading-state-enum`: data, a flag and a message that together form one state.
struct LoadingStateEnumRule: Rule {
  let id = "loading-state-enum"
  let severity = Severity.information

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "data, flag and message that are one state", ja: "ひとつの状態を表す 3 つのプロパティ"),
      reason: LocalizedText(
        """
        A flag for loading and a message for errors beside the data can contradict one another: \
        loading with an old error, or neither data nor a reason. One enum with the cases initial, \
        loading, loaded and error cannot, and a view that switches over it forgets none.
        """,
        ja: """
          データ、読み込み中フラグ、エラーメッセージを別々に持つと、互いに矛盾する組み合わせがあり得ます。\
          initial / loading / loaded / error の enum なら不正な組み合わせはなく、View の switch で網羅性も\
          確認できます。
          """),
      exceptions: LocalizedText(
        """
        Where old data shall stay on the screen while new data loads, the data is no part of the \
        state.
        """,
        ja: "再読み込み中も古いデータを表示する場合、データは状態に含めません。"),
      fix: LocalizedText(
        """
        'kumiki refactor view-model TYPE --state-enum' introduces the enum and keeps the names as \
        computed properties.
        """,
        ja:
          "'kumiki refactor view-model TYPE --state-enum' が enum を導入し、元の名前を computed property として残します。"
      ))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.viewModels(in: file).filter { !$0.declaration.isPublic }.compactMap { type in
      let stored = type.storedProperties.filter { !$0.isLet && !$0.isStatic }
      let flags = stored.filter { property in
        LoadingNames.isFlag(property.name) && property.initialValue?.name == "false"
      }
      let messages = stored.filter {
        LoadingNames.isFailure($0.name, type: $0.typeNode?.text ?? "")
      }
      // With two flags or two messages it is more than one state.
      guard flags.count == 1, messages.count == 1, let flag = flags.first,
        let message = messages.first
      else { return nil }
      let loading = type.functions.filter { function in
        let names = function.assignments.map(\.name)
        return names.contains(message.name) && names.count { $0 == flag.name } > 1
      }
      let results = stored.filter { property in
        property.name != flag.name && property.name != message.name
          && loading.contains { $0.assignments.contains { $0.name == property.name } }
      }
      // The same applies if several things are loaded, or if the data also changes in other ways.
      guard !loading.isEmpty, results.count == 1, let data = results.first, holdsResult(data),
        PropertyUses(of: data, in: type).all.allSatisfy({ use in
          use.kind == .read || loading.contains { use.node.isInside($0.node) }
        })
      else { return nil }
      return Finding(
        self, at: flag.binding,
        message: LocalizedText(
          "'\(data.name)', '\(flag.name)' and '\(message.name)' are one state, and can contradict one another.",
          ja: "'\(data.name)'、'\(flag.name)'、'\(message.name)' はひとつの状態であり、矛盾し得ます。"),
        advice: LocalizedText(
          "'kumiki refactor view-model \(type.name) --state-enum' makes one enum of them.",
          ja: "'kumiki refactor view-model \(type.name) --state-enum' で enum にまとめられます。"))
    }
  }

  /// Whether it is declared as `var items: [Item] = []` or `var item: Item?`.
  private func holdsResult(_ property: PropertyDeclaration) -> Bool {
    property.typeNode.map { $0.isOptionalType || $0.kind == .arrayType } ?? false
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      @MainActor @Observable final class Model {
        var items: [String] = []
        var isLoading = false // here
        var errorMessage: String?

        func load() async {
          isLoading = true
          do { items = try await fetch() } catch { errorMessage = error.localizedDescription }
          isLoading = false
        }
      }
      """),
    .wrong(
      """
      import SwiftUI

      @MainActor final class Model: ObservableObject {
        @Published private(set) var items: [String] = []
        @Published private(set) var loading = false // here
        @Published private(set) var error: Error?

        func load() async {
          loading = true
          defer { loading = false }
          do { items = try await fetch() } catch { self.error = error }
        }
      }

      @MainActor @Observable final class Profile {
        private(set) var user: String?
        private(set) var isBusy = false // here
        private(set) var failureMessage: String?

        func load() async {
          isBusy = true
          failureMessage = nil
          do { user = try await fetch() } catch { failureMessage = "\\(error)" }
          isBusy = false
        }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      @MainActor @Observable final class Model {
        enum State { case initial, loading, loaded([String]), error(String) }
        private(set) var state: State = .initial

        func load() async {
          state = .loading
          do { state = .loaded(try await fetch()) } catch { state = .error("\\(error)") }
        }
      }
      """),
    .right(
      """
      import SwiftUI

      @MainActor @Observable final class Account {
        var isSignedIn = false
        var isLoading = false
        var errorMessage: String?

        func signIn() async {
          isLoading = true
          do { isSignedIn = try await ask() } catch { errorMessage = "\\(error)" }
          isLoading = false
        }
      }

      @MainActor @Observable final class Renewed {
        private(set) var items: [String] = []
        private(set) var isRefreshing = false
        private(set) var errorMessage: String?

        func load() async {
          isRefreshing = true
          do { items = try await fetch() } catch { errorMessage = "\\(error)" }
          isRefreshing = false
        }
      }

      @MainActor @Observable final class Items {
        var items: [String] = []
        var isLoading = false
        var errorMessage: String?

        func load() async {
          isLoading = true
          do { items = try await fetch() } catch { errorMessage = "\\(error)" }
          isLoading = false
        }
        func remove(at index: Int) { items.remove(at: index) }
      }
      """, isShown: false),
  ]
}
