import SourceRewriting
import Testing

struct InjectionTests {
  private func run(_ source: String, _ steps: [ViewModelStep] = [.inject]) throws -> (
    text: String, result: RefactoringResult
  ) {
    let texts = ["A.swift": Array(source.utf8)]
    let result = try ViewModelRefactoring(texts: texts, type: "ListModel").run(steps)
    return (
      String(decoding: result.changed["A.swift"] ?? Array(source.utf8), as: UTF8.self), result
    )
  }

  @Test(
    "A service created by the class becomes an init parameter, with a protocol of the used members")
  func protocols() throws {
    let (text, result) = try run(Self.before)
    #expect(text == Self.after)
    #expect(result.refusals.isEmpty)
    #expect(result.explanation.count == 2)
    #expect(try run(Self.after).text == Self.after)
  }

  @Test("The injected code type-checks", .enabled(if: TypeChecker.find() != nil))
  func typeChecks() throws {
    let checker = try #require(TypeChecker.find())
    for source in [Self.before, Self.after] {
      let module = SourceModule(name: "After", files: ["A.swift"], languageMode: "6")
      #expect(try checker.errors(in: [module], texts: ["A.swift": Array(source.utf8)]).isEmpty)
    }
  }

  @Test("A service that is a struct gets a Sendable protocol, as the struct is")
  func structs() throws {
    let source = """
      struct Service { func fetch() async -> [Int] { [] } }
      struct Remote {
        let base = URL(string: "https://example.org")!
        var names: [String] = []
        func fetch() async -> [Int] { [] }
      }
      class ListModel {
        private let service = Service()
        private let remote = Remote()
        func load() async -> [Int] { await service.fetch() + remote.fetch() }
      }

      """
    let (text, result) = try run(source)
    #expect(result.refusals.isEmpty)
    #expect(text.contains("protocol ServiceProtocol: Sendable {"))
    #expect(text.contains("struct Service: ServiceProtocol {"))
    #expect(text.contains("protocol RemoteProtocol: Sendable {"))
    let unsure = source.replacing("[String] = []", with: "Names = Names()")
    #expect(try run(unsure).result.refusals.count == 1)
    let main = "@MainActor " + source.replacing("{ func", with: "{ var name = Name(); func")
    #expect(try run(main).text.contains("@MainActor\nprotocol ServiceProtocol"))
  }

  @Test(
    "An existing initialiser gets one more parameter, and an existing protocol is used")
  func existing() throws {
    let source = """
      protocol Fetching { func fetch() async -> [Int] }
      final class Service: Fetching { func fetch() async -> [Int] { [] } }
      class ListModel {
        let service = Service()
        private let id: Int
        init(id: Int) {
          self.id = id
        }
        func load() async { _ = await service.fetch() }
      }

      """
    let after = """
      protocol Fetching { func fetch() async -> [Int] }
      final class Service: Fetching { func fetch() async -> [Int] { [] } }
      class ListModel {
        private let service: any Fetching
        private let id: Int
        init(id: Int, service: any Fetching = Service()) {
          self.service = service
          self.id = id
        }
        func load() async { _ = await service.fetch() }
      }

      """
    #expect(try run(source).text == after)
  }

  @Test("A service passed on, or with defaults that a protocol cannot have, stays")
  func refusals() throws {
    let handed = """
      final class Service { func fetch() async {} }
      class ListModel {
        private let service = Service()
        func load() async { other(service) }
      }
      """
    #expect(
      try run(handed).result.refusals.map(\.reason) == [
        "'service' is handed on as what it is here"
      ])
    let defaults = """
      final class Service { func fetch(_ page: Int = 0) async {} }
      class ListModel {
        private let service = Service()
        func load() async { await service.fetch() }
      }
      """
    #expect(try run(defaults).text == defaults)
    #expect(try run(defaults).result.refusals.count == 1)
    #expect(try run("class ListModel {}").result.refusals.count == 1)
  }

  private static let before = """
    import SwiftUI

    actor Store {
      private(set) var saved: [String] = []
      func save(_ item: String) throws { saved.append(item) }
    }

    @MainActor
    final class Service {
      func fetch(page: Int) async throws -> [String] { [] }
      func unused() {}
    }

    @MainActor
    @Observable
    final class ListModel {
      private(set) var items: [String] = []
      private let service = Service()
      let store = Store()

      func load() async throws {
        items = try await service.fetch(page: 1)
        try await store.save(items[0])
        items += await store.saved
      }
    }

    """

  private static let after = """
    import SwiftUI

    /// What 'ListModel' needs of a 'Store'.
    protocol StoreProtocol: Sendable {
      func save(_ item: String) async throws
      var saved: [String] { get async }
    }

    actor Store: StoreProtocol {
      private(set) var saved: [String] = []
      func save(_ item: String) throws { saved.append(item) }
    }

    /// What 'ListModel' needs of a 'Service'.
    @MainActor
    protocol ServiceProtocol: AnyObject {
      func fetch(page: Int) async throws -> [String]
    }

    @MainActor
    final class Service: ServiceProtocol {
      func fetch(page: Int) async throws -> [String] { [] }
      func unused() {}
    }

    @MainActor
    @Observable
    final class ListModel {
      private(set) var items: [String] = []
      private let service: any ServiceProtocol
      private let store: any StoreProtocol

      init(service: any ServiceProtocol = Service(), store: any StoreProtocol = Store()) {
        self.service = service
        self.store = store
      }

      func load() async throws {
        items = try await service.fetch(page: 1)
        try await store.save(items[0])
        items += await store.saved
      }
    }

    """
}
