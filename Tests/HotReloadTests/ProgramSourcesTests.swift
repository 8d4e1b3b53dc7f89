import Testing

@testable import HotReload

@Suite struct ProgramSourcesTests {
  private let counter = """
    import SwiftUI

    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("\\(count)") { add(1) }
      }

      private func add(_ step: Int) { count += step }
    }

    #Preview { Counter() }
    """

  private func plan(_ change: (String) -> String) -> ReloadPlan {
    plan(["/app/Counter.swift": counter], ["/app/Counter.swift": change(counter)])
  }

  private func plan(_ old: [String: String], _ new: [String: String]) -> ReloadPlan {
    var sources = ProgramSources(module: "App", old)
    return sources.plan(for: new)
  }

  private func reason(_ change: (String) -> String) -> String? {
    guard case .restart(let reason) = plan(change) else { return nil }
    return reason
  }

  @Test func `Comments, spaces and previews are nothing`() {
    #expect(
      plan { "// Counts.\n" + $0.replacing("{ add(1) }", with: "{\n  add( 1 )\n}") } == .nothing)
    #expect(
      plan { $0.replacing("#Preview { Counter() }", with: "#Preview { Text(\"\") }") } == .nothing)
  }

  @Test func `What is private below its attributes keeps its lines`() throws {
    let old = """
      struct Counter: View {
        var body: some View { title }

        @ViewBuilder
        private var title: some View {
          Text("a")
        }

        @MainActor @ViewBuilder
        private static func row() -> some View { Text("a") }
      }
      """
    let plan = plan(
      ["/app/Counter.swift": old],
      ["/app/Counter.swift": old.replacing("\"a\"", with: "\"b\"")])
    guard case .patch(let texts, _) = plan, let text = texts["/app/Counter.swift"] else {
      Issue.record("\(plan)")
      return
    }
    #expect(
      text.contains(
        "line: 4)\n@_dynamicReplacement(for: title) @ViewBuilder\n  var title_live1: some View {"))
    #expect(
      text.contains(
        "@_dynamicReplacement(for: row()) @MainActor @ViewBuilder\n  static func row_live1()"))
  }

  @Test func `A body goes into a patch with its builder and its lines`() {
    let plan = plan { $0.replacing("Button(\"\\(count)\")", with: "Button(\"+\")") }
    let text = """
      @_private(sourceFile: "Counter.swift") import App
      import SwiftUI
      extension Counter {
      #sourceLocation(file: "/app/Counter.swift", line: 6)
      @ViewBuilder @_dynamicReplacement(for: body) var body_live1: some View {
          Button("+") { add(1) }
        }
      }

      """
    #expect(plan == .patch(["/app/Counter.swift": text], changed: ["Counter.body"]))
  }

  @Test func `A private method is replaced, a new one comes along`() throws {
    let plan = plan {
      $0.replacing(
        "{ count += step }",
        with: "{ count += twice(step) }\n  private func twice(_ n: Int) -> Int { 2 * n }")
    }
    guard case .patch(let sources, let changed) = plan else {
      Issue.record("\(plan)")
      return
    }
    #expect(changed == ["Counter.add(_:)", "Counter.twice(_:)"])
    let text = try #require(sources["/app/Counter.swift"])
    #expect(text.contains("@_dynamicReplacement(for: add(_:)) func add_live1(_ step: Int)"))
    #expect(text.contains("func twice(_ n: Int) -> Int { 2 * n }"))
  }

  @Test func `A new view comes along whole`() throws {
    let plan = plan {
      $0.replacing("Button(\"\\(count)\") { add(1) }", with: "Badge(n: count)")
        + "\nstruct Badge: View {\n  let n: Int\n  var body: some View { Text(\"\\(n)\") }\n}\n"
    }
    guard case .patch(let sources, let changed) = plan else {
      Issue.record("\(plan)")
      return
    }
    #expect(changed == ["Counter.body", "Badge"])
    #expect(try #require(sources["/app/Counter.swift"]).contains("struct Badge: View {"))
  }

  @Test func `A member that others may find asks for a new start when it goes`() {
    let equal = "\n  static func == (a: Self, b: Self) -> Bool { true }\n"
    let before = counter.replacing("private func add", with: equal + "  private func add")
    #expect(
      plan(["/app/Counter.swift": before], ["/app/Counter.swift": counter])
        == .restart(reason: "'==(a:b:)' was removed"))
    let unused = counter.replacing(
      "private func add", with: "private func old() {}\n  private func add")
    #expect(plan(["/app/Counter.swift": unused], ["/app/Counter.swift": counter]) == .nothing)
  }

  @Test func `What is stored asks for a new start`() {
    #expect(
      reason { $0.replacing("count = 0", with: "count = 1") }
        == "what 'Counter' stores or conforms to changed")
    #expect(
      reason { $0.replacing("Counter: View {", with: "Counter: View, Equatable {") }
        == "what 'Counter' stores or conforms to changed")
    #expect(
      reason { $0.replacing("add(_ step: Int)", with: "add(_ step: Double)") }
        == "the declaration of 'add(_:)' changed")
    #expect(reason { $0.replacing("struct Counter", with: "struct Tally") } != nil)
    #expect(
      plan([:], ["/app/New.swift": ""]) == .restart(reason: "New.swift is new"))
    #expect(
      plan(["/app/Old.swift": ""], [:]) == .restart(reason: "Old.swift is gone"))
  }

  @Test func `Generic code and other hidden types ask for a new start`() {
    let generic =
      "struct Box<Content: View>: View { let content: Content; var body: some View { content } }"
    let padded = generic.replacing("{ content }", with: "{ content.padding() }")
    #expect(
      plan(["/a.swift": generic], ["/a.swift": padded]) == .restart(reason: "'Box' is generic"))
    let shape = "struct S { var outline: some Shape { Circle() } }"
    #expect(
      plan(["/a.swift": shape], ["/a.swift": shape.replacing("Circle", with: "Capsule")])
        == .restart(reason: "'outline' is some Shape"))
  }

  @Test func `A file that is saved half is waited for`() {
    #expect(plan { String($0.prefix(120)) } == .unfinished(file: "/app/Counter.swift"))
  }

  @Test func `A text that came back is put back`() {
    let (file, changed) = ("/app/Counter.swift", counter.replacing("add(1)", with: "add(2)"))
    var sources = ProgramSources(module: "App", [file: counter])
    guard case .patch = sources.plan(for: [file: changed]) else {
      Issue.record("no patch")
      return
    }
    sources.take([file: changed])
    #expect(sources.plan(for: [file: changed + "\n"]) == .nothing)
    guard case .patch(let texts, let names) = sources.plan(for: [file: counter]) else {
      Issue.record("not put back")
      return
    }
    #expect(names == ["Counter.body"])
    #expect(texts[file]?.contains("body_live2") == true)
    #expect(texts[file]?.contains("add(1)") == true)
  }

  @Test func `A patch holds what the ones before it held`() {
    let file = "/app/Counter.swift"
    let first = counter.replacing("add(1)", with: "add(2)")
    var sources = ProgramSources(module: "App", [file: counter])
    _ = sources.plan(for: [file: first])
    sources.take([file: first])
    let second = first.replacing("count += step", with: "count -= step")
    guard case .patch(let texts, let names) = sources.plan(for: [file: second]) else {
      Issue.record("no patch")
      return
    }
    #expect(names == ["Counter.add(_:)"])
    #expect(texts[file]?.contains("body_live2") == true)
    #expect(texts[file]?.contains("add_live2") == true)
  }

  @Test func `A type that came with a patch may change and go`() {
    let file = "/app/Counter.swift"
    let badge = "struct Badge: View {\n  var n = 0\n  var body: some View { Text(\"\\(n)\") }\n}\n"
    var sources = ProgramSources(module: "App", [file: counter])
    let first =
      counter.replacing("Button(\"\\(count)\") { add(1) }", with: "Badge()") + "\n" + badge
    let texts = [first, first.replacing("n = 0", with: "n = 0, m = 1"), counter]
    for (index, text) in texts.enumerated() {
      guard case .patch(let patches, let names) = sources.plan(for: [file: text]) else {
        Issue.record("\(index) is no patch")
        continue
      }
      #expect(names == [["Counter.body", "Badge"], ["Counter.swift"], ["Counter.swift"]][index])
      #expect(patches[file]?.contains("struct Badge") == (index < 2))
      #expect(patches[file]?.contains("body_live\(index + 1)") == true)
      sources.take([file: text])
    }
  }

  @Test func `A preview counts where previews are shown`() {
    let file = "/app/Counter.swift"
    var sources = ProgramSources(module: "App", [file: counter], showsPreviews: true)
    let changed = counter.replacing("#Preview { Counter() }", with: "#Preview { Text(\"\") }")
    #expect(sources.plan(for: [file: changed]) == .restart(reason: "a preview changed"))
  }
}
