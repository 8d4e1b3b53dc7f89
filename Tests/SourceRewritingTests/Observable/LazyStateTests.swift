import SourceRewriting
import Testing

struct LazyStateTests {
  private func run(_ source: String) throws -> (text: String, result: MigrationResult) {
    var options = ObservableMigration.Options()
    options.makesLazily = true
    let result = try ObservableMigration(
      texts: ["A.swift": Array(source.utf8)], options: options
    ).run()
    return (
      String(decoding: result.changed["A.swift"] ?? Array(source.utf8), as: UTF8.self), result
    )
  }

  private static let model = """
    import SwiftUI

    @MainActor
    final class Model: ObservableObject {
      @Published var title = "題 🎏"
      init() { Task { await load() } }
      func load() async {}
    }


    """

  private static let migrated = """
    import SwiftUI

    @MainActor
    @Observable
    final class Model {
      var title = "題 🎏"
      init() { Task { await load() } }
      func load() async {}
    }


    """

  private static let before =
    model + """
      struct Screen: View {
        @StateObject private var model = Model()
        @State private var isOn = false

        var body: some View {
          VStack {
            Text(self.model.title)

            TextField("Title", text: $model.title)
          }
          .task { await model.load() }
          Toggle("On", isOn: $isOn)
        }
      }

      struct Line: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.title) }
      }

      """

  private static let after =
    migrated + """
      struct Screen: View {
        @State private var model: Model?
        @State private var isOn = false

        var body: some View {
          if let model {
            @Bindable var model = model
            VStack {
              Text(model.title)

              TextField("Title", text: $model.title)
            }
            .task { await model.load() }
            Toggle("On", isOn: $isOn)
          } else {
            Color.clear.task { model = Model() }
          }
        }
      }

      struct Line: View {
        @State private var model: Model?
        var body: some View { if let model { Text(model.title) } else { Color.clear.task { model = Model() } } }
      }

      """

  @Test("An object whose creation has effects is created by a task, once, and this is reported")
  func lazily() throws {
    let (text, result) = try run(Self.before)
    #expect(text == Self.after)
    #expect(result.blocked.isEmpty)
    #expect(result.notes.count == 2)
    #expect(result.notes.allSatisfy { $0.reason.contains("made by a task") })
  }

  @Test("It type-checks before and after", .enabled(if: TypeChecker.find() != nil))
  func typeChecks() throws {
    let checker = try #require(TypeChecker.find())
    for source in [Self.before, Self.after] {
      let module = SourceModule(name: "Lazy", files: ["A.swift"], languageMode: "6")
      #expect(try checker.errors(in: [module], texts: ["A.swift": Array(source.utf8)]) == [])
    }
  }

  @Test(
    "If it cannot be sure, it stays an ObservableObject, with the reason",
    arguments: [
      ("@StateObject var model = Model()\nvar body: some View { Text(model.title) }", "private"),
      (
        "@StateObject private var model = Model()\nvar title: String { model.title }\nvar body: some View { Text(title) }",
        "outside of 'body'"
      ),
      (
        "@StateObject private var model = Model()\n@StateObject private var other = Model()\nvar body: some View { Text(model.title + other.title) }",
        "another one"
      ),
      (
        "@StateObject private var model: Model\ninit() { _model = StateObject(wrappedValue: Model()) }\nvar body: some View { Text(model.title) }",
        "each time the parent"
      ),
    ])
  func stays(_ members: String, reason: String) throws {
    let source = Self.model + "struct Screen: View {\n\(members)\n}\n"
    let (text, result) = try run(source)
    #expect(text == source)
    let reasons = result.blocked.flatMap(\.blockers).map(\.reason)
    #expect(reasons.contains { $0.contains(reason) }, "\(reasons)")
  }
}
