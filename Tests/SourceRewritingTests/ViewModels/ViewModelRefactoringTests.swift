import SourceRewriting
import Testing

struct ViewModelRefactoringTests {
  private func run(
    _ source: String, _ steps: [ViewModelStep] = ViewModelStep.allCases, other: String = ""
  ) throws -> (text: String, result: RefactoringResult) {
    let texts = ["A.swift": Array(source.utf8), "B.swift": Array(other.utf8)]
    let result = try ViewModelRefactoring(texts: texts, type: "ListModel").run(steps)
    let bytes = result.changed["A.swift"] ?? Array(source.utf8)
    return (String(decoding: bytes, as: UTF8.self), result)
  }

  private func listModel(_ body: String) -> String {
    """
    class ListModel {
      var items: [Int] = []
      var isLoading = false
      var errorMessage: String?
      func load() async {
    \(body)
      }
    }

    """
  }

  @Test("All steps make one state, one helper and the least access needed")
  func all() throws {
    let (text, result) = try run(Self.before)
    #expect(text == Self.after)
    #expect(result.refusals.isEmpty)
    #expect(result.explanation.contains("'ListModel' is final: it has no subclass."))
  }

  @Test("The refactored code type-checks", .enabled(if: TypeChecker.find() != nil))
  func typeChecks() throws {
    let checker = try #require(TypeChecker.find())
    let texts = ["A.swift": Array(Self.after.utf8)]
    for mode in ["5", "6"] {
      let module = SourceModule(name: "After", files: ["A.swift"], languageMode: mode)
      #expect(try checker.errors(in: [module], texts: texts).isEmpty)
    }
  }

  @Test("Other names, an error in place of a message, and statements on one line are understood")
  func otherNames() throws {
    let source = """
      class ListModel {
        var items: [Int] = []
        var loading = false
        var error: Error?
        func load() async {
          loading = true; defer { loading = false }
          do { items = try await fetch() } catch { self.error = error }
        }
      }

      """
    let (text, result) = try run(source, [.stateEnum])
    #expect(result.refusals.isEmpty)
    #expect(text.contains("case error(any Error)"))
    #expect(text.contains("var error: Error? {"))
    #expect(text.contains("    state = .loading\n    do { state = .loaded(try await fetch()) }"))
  }

  @Test("Statements on one line go with their semicolons")
  func semicolons() throws {
    let body =
      "    isLoading = true; errorMessage = nil\n"
      + "    do { items = try await get(); isLoading = false } catch { errorMessage = \"\"; isLoading = false }"
    let (text, result) = try run(listModel(body), [.stateEnum])
    #expect(result.refusals.isEmpty)
    #expect(
      text.contains(
        "    state = .loading\n"
          + "    do { state = .loaded(try await get()) } catch { state = .error(\"\") }"))
  }

  @Test(
    "A failure that may be nil, an error type of its own, and data changed in place are refused")
  func unsureFailures() throws {
    let load =
      "    isLoading = true\n    do { items = try await get() } catch { errorMessage = note.last }"
    #expect(try run(listModel(load), [.stateEnum]).result.refusals.count == 1)
    let good =
      "    isLoading = true\n    do { items = try await get() } catch { errorMessage = \"\" }\n  }\n"
    let cut = "  func cut() { items.removeSubrange(0..<1) "
    #expect(try run(listModel(good + cut), [.stateEnum]).result.refusals.count == 1)
    let own = listModel(good.replacing("errorMessage = \"\"", with: "self.error = error") + cut)
      .replacing(
        "var errorMessage: String?", with: "enum Error: Swift.Error {}\n  var error: Error?"
      )
      .replacing("items.removeSubrange(0..<1)", with: "")
    #expect(try run(own, [.stateEnum]).result.refusals.count == 1)
  }

  @Test("A second run finds nothing to refactor, and changes no access")
  func idempotence() throws {
    let (text, result) = try run(Self.after)
    #expect(text == Self.after)
    #expect(result.refusals.count == 2)
  }

  @Test("What others set is unchanged, and what they read becomes read-only")
  func access() throws {
    let source = "class ListModel {\n  var a = 1\n  var b = 2\n  var c = 3\n  let d = 4\n}\n"
    let other =
      "@MainActor func use(_ model: ListModel) { model.a += model.b; print(\\ListModel.d) }\n"
    #expect(
      try run(source, [.access], other: other).text
        == "final class ListModel {\n  var a = 1\n  private(set) var b = 2\n  private var c = 3\n  let d = 4\n}\n"
    )
    let subclass = "class Sub: ListModel { func f() { a = b } }\n"
    #expect(
      try run(source, [.access], other: subclass).text
        == "class ListModel {\n  var a = 1\n  var b = 2\n  private var c = 3\n  private let d = 4\n}\n"
    )
  }

  @Test(
    "A method that does not end in data or a message is left unchanged",
    arguments: [
      "    isLoading = true\n    items = [1]\n    isLoading = false\n    items.append(2)",
      "    isLoading = true",
      "    isLoading = true\n    do { guard items.isEmpty else { return }; items = try await get() } catch { errorMessage = \"\" }",
      "    isLoading = true\n    do { items = try await get() } catch is CancellationError { } catch { errorMessage = \"\" }",
      "    isLoading = true\n    if items.isEmpty { items = [1] } else { errorMessage = \"\" }",
    ])
  func refusals(body: String) throws {
    let source = listModel(body)
    let (text, result) = try run(source, [.stateEnum])
    #expect(text == source)
    #expect(!result.refusals.isEmpty)
  }

  @Test("State set by others prevents a single state")
  func setOutside() throws {
    let source = listModel("    isLoading = true\n    items = [1]\n    isLoading = false")
    let other = "func reset(_ model: ListModel) { model.items = [] }\n"
    let result = try run(source, [.stateEnum], other: other).result
    #expect(result.refusals.map(\.reason) == ["'items' is set from outside of the class"])
  }

  private static let before = #"""
    import SwiftUI

    struct Item: Identifiable { let id: Int; let name: String }
    struct Service { func fetch() async throws -> [Item] { [] }; func search(_ q: String) async throws -> [Item] { [] } }

    @MainActor
    @Observable
    class ListModel {
      var query = ""
      var items: [Item] = []
      var isLoading = false
      var errorMessage: String?
      var service = Service()
      let limit = 3
      var count: Int { items.count }

      func load() async {
        isLoading = true
        errorMessage = nil
        defer { isLoading = false }
        do {
          items = try await service.fetch()
        } catch {
          errorMessage = error.localizedDescription
        }
      }

      func search() async {
        guard !query.isEmpty else {
          items = []
          return
        }
        isLoading = true
        do {
          items = try await service.search(query)
        } catch {
          errorMessage = error.localizedDescription
          items = []
        }
        isLoading = false
      }

      func refresh() async {
        isLoading = true
        do {
          items = try await service.fetch()
        } catch {
          errorMessage = error.localizedDescription
        }
        isLoading = false
      }
    }

    struct ListScreen: View {
      @State private var model = ListModel()
      var body: some View {
        VStack {
          TextField("Search", text: $model.query)
          if model.isLoading {
            ProgressView()
          } else if let message = model.errorMessage {
            Text(message)
          } else {
            ForEach(model.items) { item in Text(item.name) }
          }
        }
        .task { await model.load() }
      }
    }

    """#

  private static let after = #"""
    import SwiftUI

    struct Item: Identifiable { let id: Int; let name: String }
    struct Service { func fetch() async throws -> [Item] { [] }; func search(_ q: String) async throws -> [Item] { [] } }

    @MainActor
    @Observable
    final class ListModel {
      var query = ""
      enum State {
        case initial
        case loading
        case loaded([Item])
        case error(String)
      }

      private(set) var state: State = .initial

      var items: [Item] {
        if case .loaded(let items) = state { return items }
        return []
      }
      var isLoading: Bool {
        if case .loading = state { return true }
        return false
      }
      var errorMessage: String? {
        if case .error(let message) = state { return message }
        return nil
      }
      private var service = Service()
      private let limit = 3
      var count: Int { items.count }

      private func performLoading(_ operation: () async throws -> [Item]) async {
        state = .loading
        do {
          state = .loaded(try await operation())
        } catch {
          state = .error(error.localizedDescription)
        }
      }

      func load() async {
        await performLoading {
          try await service.fetch()
        }
      }

      func search() async {
        guard !query.isEmpty else {
          state = .initial
          return
        }
        state = .loading
        do {
          state = .loaded(try await service.search(query))
        } catch {
          state = .error(error.localizedDescription)
        }
      }

      func refresh() async {
        await performLoading {
          try await service.fetch()
        }
      }
    }

    struct ListScreen: View {
      @State private var model = ListModel()
      var body: some View {
        VStack {
          TextField("Search", text: $model.query)
          switch model.state {
          case .loading:
            ProgressView()
          case .error(let message):
            Text(message)
          case .initial, .loaded:
            ForEach(model.items) { item in Text(item.name) }
          }
        }
        .task { await model.load() }
      }
    }

    """#
}
