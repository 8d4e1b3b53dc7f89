import SourceModel

/// `extract-loading-helper`: several methods that go through the same states manually.
struct ExtractLoadingHelperRule: Rule {
  let id = "extract-loading-helper"
  let severity = Severity.information

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "methods that go through the same states by hand", ja: "同じ状態遷移を繰り返すメソッド"),
      reason: LocalizedText(
        """
        Each of these methods sets '.loading', tries something, and sets '.loaded' or '.error'. One \
        private method that takes what differs as a closure says it once, so no copy can forget a step.
        """,
        ja: """
          これらのメソッドはどれも '.loading' にし、処理を試み、'.loaded' か '.error' にします。異なる部分をク\
          ロージャで受け取る private メソッドにまとめれば、手順の書き忘れがなくなります。
          """),
      exceptions: LocalizedText(
        "Methods that do more than that in between are not counted.", ja: "途中で他の処理をするメソッドは数えません。"),
      fix: LocalizedText(
        "'kumiki refactor view-model TYPE --loading-helper' extracts it.",
        ja: "'kumiki refactor view-model TYPE --loading-helper' が抽出します。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.viewModels(in: file).compactMap { type in
      let alike = type.functions.filter { function in
        let states = function.assignments.filter { $0.name == "state" }.map { assignment in
          assignment.node.children.reversed().first { _ in true }?.text ?? ""
        }
        return function.isAsync && states.count == 3 && states[0] == ".loading"
          && states[1].hasPrefix(".loaded(") && states[2].hasPrefix(".error(")
          && function.body?.children.map(\.kind) == [.assignment, .doStatement]
      }
      guard alike.count > 1, let second = alike.dropFirst().first else { return nil }
      return Finding(
        self, at: second.node,
        range: SourceRange(
          second.node.nameStart, second.node.nameStart + second.name.utf8.count),
        message: LocalizedText(
          "'\(second.name)' goes through the same states as '\(alike[0].name)'.",
          ja: "'\(second.name)' は '\(alike[0].name)' と同じ状態遷移をしています。"),
        advice: LocalizedText(
          "'kumiki refactor view-model \(type.name) --loading-helper' extracts what they share.",
          ja: "'kumiki refactor view-model \(type.name) --loading-helper' で共通処理を抽出できます。"))
    }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      @MainActor @Observable final class Model {
        enum State { case initial, loading, loaded([String]), error(String) }
        private(set) var state: State = .initial

        func load() async {
          state = .loading
          do { state = .loaded(try await fetch()) } catch { state = .error("\\(error)") }
        }

        func reload() async { // here
          state = .loading
          do { state = .loaded(try await fetchAgain()) } catch { state = .error("\\(error)") }
        }
      }
      """),
    .right(
      """
      import SwiftUI

      @MainActor @Observable final class Model {
        enum State { case initial, loading, loaded([String]), error(String) }
        private(set) var state: State = .initial

        private func load(_ operation: () async throws -> [String]) async {
          state = .loading
          do { state = .loaded(try await operation()) } catch { state = .error("\\(error)") }
        }

        func reload() async { await load { try await fetch() } }
      }
      """),
  ]
}
