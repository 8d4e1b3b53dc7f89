import Foundation
import SeededRandom
import SourceRewriting
import Testing

struct ObservableMigrationTests {
  @Test("Sources become the expected ones, to the byte", arguments: MigrationExample.all)
  func examples(_ example: MigrationExample) throws {
    let result = try Migrated(example.before)
    #expect(result.text == example.after)
    #expect(result.blockers.isEmpty)
    #expect(try Migrated(result.text).text == result.text)
  }

  @Test(
    "A set that cannot be migrated is left unchanged, with the reason",
    arguments: BlockedExample.all)
  func blocked(_ example: BlockedExample) throws {
    let result = try Migrated(example.source)
    #expect(result.text == example.source)
    #expect(result.blockers.contains { $0.contains(example.reason) }, "\(result.blockers)")
  }

  @Test("Each example type-checks against SwiftUI before and after", .enabled(if: checker != nil))
  func typeChecks() throws {
    let checker = try #require(Self.checker)
    var before: [String: [UInt8]] = [:]
    var after: [String: [UInt8]] = [:]
    var modules: [SourceModule] = []
    for (number, example) in MigrationExample.all.enumerated() where example.isWhole {
      let path = "Example\(number).swift"
      before[path] = Array(example.before.utf8)
      after[path] = Array(example.after.utf8)
      modules.append(SourceModule(name: "Example\(number)", files: [path]))
    }
    switch try Verification.run(checker, modules: modules, from: before, to: after) {
    case .passed: break
    case .unknown(let messages): Issue.record("before: \(messages)")
    case .failed(let messages): Issue.record("after: \(messages)")
    }
  }

  private static let checker = TypeChecker.find()

  @Test("A use in another file keeps a set, and another set is migrated")
  func files() throws {
    let texts = [
      "A.swift": "class A: ObservableObject { @Published var x = 0 }\nlet a = A().x\n",
      "B.swift": "class B: ObservableObject { @Published var y = 0 }\nlet b = B().y\n",
      "Tests.swift": "let watching = A().$x.sink { print($0) }\n",
    ].mapValues { Array($0.utf8) }
    let result = try ObservableMigration(texts: texts).run()
    #expect(result.migrated.map(\.classes) == [["B"]])
    #expect(result.blocked.map(\.classes) == [["A"]])
    #expect(result.blocked.first?.blockers.first?.place.description == "Tests.swift:1:16")
    #expect(result.changed.keys.sorted() == ["B.swift"])
  }

  @Test("A constraint keeps the objects passed to it, and no others")
  func constraints() throws {
    let source = """
      import SwiftUI
      class A: ObservableObject { @Published var x = 0 }
      class B: ObservableObject { @Published var y = 0 }
      struct Watching<Model: ObservableObject, Content: View>: View {
        @ObservedObject var model: Model
        let content: (Model) -> Content
        var body: some View { content(model) }
      }
      struct Screen: View {
        @ObservedObject var a: A
        @ObservedObject var b: B
        var body: some View {
          Watching(model: a) { Text("\\($0.x)") }
          Text("\\(b.y)")
        }
      }
      @propertyWrapper struct Announced {
        var wrappedValue = 0
        static subscript<Object: ObservableObject>(
          _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Int>,
          storage _: ReferenceWritableKeyPath<Object, Announced>
        ) -> Int {
          get { 0 }
          set { (object.objectWillChange as? ObservableObjectPublisher)?.send() }
        }
      }
      """
    let result = try ObservableMigration(texts: ["A.swift": Array(source.utf8)]).run()
    #expect(result.migrated.map(\.classes) == [["B"]])
    #expect(result.blocked.map(\.classes) == [["A"]])
    #expect(result.blocked.first?.blockers.map(\.place.line) == [13])
  }

  @Test("A set kept for its own reasons does not keep another one by what its views create")
  func ownReasons() throws {
    let source = """
      import SwiftUI
      class A: ObservableObject {
        @Published var x = 0
        func touch() { objectWillChange.send() }
      }
      class B: ObservableObject { @Published var y = 0 }
      struct Screen: View {
        @ObservedObject var a: A
        @ObservedObject var b: B
        init(a: A? = nil, b: B) {
          _a = ObservedObject(wrappedValue: a ?? Elsewhere.shared.a)
          self.b = b
        }
        var body: some View { Text("\\(a.x + b.y)") }
      }
      """
    let result = try ObservableMigration(texts: ["A.swift": Array(source.utf8)]).run()
    #expect(result.migrated.map(\.classes) == [["B"]])
    #expect(result.blocked.map(\.classes) == [["A"]])
  }

  @Test("Windows line endings and byte order marks stay")
  func bytes() throws {
    let text =
      "\u{FEFF}import SwiftUI\r\nclass A: ObservableObject {\r\n  @Published var x = 0\r\n}\r\nlet a = A().x\r\n"
    let expected =
      "\u{FEFF}import SwiftUI\r\n@Observable\r\nclass A {\r\n  var x = 0\r\n}\r\nlet a = A().x\r\n"
    let result = try ObservableMigration(texts: ["A.swift": Array(text.utf8)]).run()
    #expect(result.changed["A.swift"] == Array(expected.utf8))
  }

  @Test("A project for older systems keeps its objects, and the line is reported")
  func deployment() throws {
    var options = ObservableMigration.Options()
    let place = SourcePlace(path: "Package.swift", line: 4, column: 1)
    options.obstacles = [MigrationBlocker(place: place, reason: "iOS 16")]
    let source = Array("class A: ObservableObject { @Published var x = 0 }; let a = A().x".utf8)
    let result = try ObservableMigration(texts: ["A.swift": source], options: options).run()
    #expect(result.changed.isEmpty)
    #expect(result.blocked.first?.blockers.first?.place == place)
  }

  @Test("An initialiser with effects may run repeatedly, if that is accepted")
  func repeatedInitializers() throws {
    var options = ObservableMigration.Options()
    options.allowsRepeatedInitializers = true
    let source = try #require(
      BlockedExample.all.first { $0.reason.contains("making the object") }?.source)
    let result = try ObservableMigration(
      texts: ["A.swift": Array(source.utf8)], options: options
    ).run()
    #expect(result.blocked.isEmpty)
    #expect(!result.changed.isEmpty)
  }

  @Test("Invalid sources neither crash nor change", arguments: 0..<40)
  func broken(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(MigrationExample.all.map(\.before).joined(separator: "\n").utf8)
    for _ in 0..<12 {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes.remove(at: place)
      bytes.insert(UInt8.random(in: 1...255, using: &generator), at: place)
    }
    let result = try ObservableMigration(texts: ["A.swift": bytes]).run()
    let after = result.changed["A.swift"] ?? bytes
    let again = try ObservableMigration(texts: ["A.swift": after]).run()
    #expect(again.changed.isEmpty)
  }
}

/// A single file after a migration.
struct Migrated {
  let text: String
  let blockers: [String]

  init(_ source: String) throws {
    let result = try ObservableMigration(texts: ["A.swift": Array(source.utf8)]).run()
    text = result.changed["A.swift"].map { String(decoding: $0, as: UTF8.self) } ?? source
    blockers = result.blocked.flatMap(\.blockers).map { "\($0.place.line): \($0.reason)" }
  }
}
