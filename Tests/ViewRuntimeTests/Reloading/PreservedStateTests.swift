import HeadlessHost
import HostInterface
import SwiftUI
import Testing
import ViewRuntime
import ViewTesting

/// The code of a running program; stands for functions that are replaced.
@MainActor
private final class Code {
  var isNew = false
}

/// A view that exists in both the old and the new code.
private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private final class Model: ObservableObject {
  nonisolated(unsafe) static var living = 0
  @Published var number = 0
  init() { Self.living += 1 }
  deinit { Self.living -= 1 }
}

private struct Owner: View {
  @StateObject private var model = Model()

  var body: some View {
    Button("Model \(model.number)") { model.number += 1 }
  }
}

@MainActor
@Suite("PreservedState", .serialized)
struct PreservedStateTests {
  private let code = Code()

  // The current runtime is that of the most recent test, so it is read immediately.

  private func reload(_ test: ViewTest, _ runtime: ViewRuntime) async throws {
    code.isNew = true
    runtime.reload()
    try await test.settle()
  }

  @Test("Views of a body whose type changed keep their own states")
  func states() async throws {
    let test = ViewTest(
      Reloaded(code: code) {
        VStack {
          Tally(name: "a")
          Tally(name: "b")
        }
      } new: {
        HStack {
          Text("New")
          Tally(name: "a")
          Group { Tally(name: "b") }
        }
      })
    let runtime = try #require(ViewRuntime.current)
    try test.tap("a 0")
    try test.tap("b 0")
    try test.tap("b 1")
    try await reload(test, runtime)
    #expect(test.exists("New"))
    #expect(test.exists("a 1"))
    #expect(test.exists("b 2"))
  }

  @Test("An object stays the same")
  func objects() async throws {
    let test = ViewTest(
      Reloaded(code: code) {
        Owner()
      } new: {
        Owner().padding()
      })
    let runtime = try #require(ViewRuntime.current)
    try test.tap("Model 0")
    try await reload(test, runtime)
    try test.tap("Model 1")
    #expect(test.exists("Model 2"))
  }

  @Test("Rows find their state by their ids")
  func rows() async throws {
    let test = ViewTest(
      Reloaded(code: code) {
        VStack { ForEach(["a", "b", "c"], id: \.self) { Tally(name: $0) } }
      } new: {
        List { ForEach(["c", "b", "a"], id: \.self) { Tally(name: $0) } }
      })
    let runtime = try #require(ViewRuntime.current)
    try test.tap("a 0")
    try test.tap("c 0")
    try test.tap("c 1")
    try await reload(test, runtime)
    #expect(test.exists("a 1"))
    #expect(test.exists("b 0"))
    #expect(test.exists("c 2"))
  }

  @Test("A property with another name or type starts anew")
  func others() async throws {
    struct Old: View {
      @State private var count = 5
      var body: some View { Button("old \(count)") { count += 1 } }
    }
    let test = ViewTest(
      Reloaded(code: code) {
        Old()
      } new: {
        Tally(name: "a")
      })
    let runtime = try #require(ViewRuntime.current)
    try test.tap("old 5")
    try await reload(test, runtime)
    #expect(test.exists("a 0"))
  }

  @Test("A type that changes without new code starts anew, as always")
  func ordinary() async throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Switch") { isOn.toggle() }
          isOn ? AnyView(HStack { Tally(name: "a") }) : AnyView(VStack { Tally(name: "a") })
        }
      }
    }
    let test = ViewTest(Switch())
    try test.tap("a 0")
    try test.tap("Switch")
    #expect(test.exists("a 0"))
  }

  @Test("Path, scroll position and focus are kept")
  func places() async throws {
    struct Screens: View {
      var body: some View {
        NavigationStack {
          List(0..<3, id: \.self) { NavigationLink("Go to \($0)", value: $0) }
            .navigationDestination(for: Int.self) { number in
              ScrollView {
                TextField("Name", text: .constant(""))
                ForEach(0..<100, id: \.self) { Text("Line \($0) of \(number)") }
              }
            }
        }
      }
    }
    let test = ViewTest(
      Reloaded(code: code) {
        Screens()
      } new: {
        Screens().padding(1)
      })
    let runtime = try #require(ViewRuntime.current)
    try test.tap("Go to 2")
    try test.find("Line 0 of 2").scroll(by: CGSize(width: 0, height: 200))
    #expect(try test.find("Line 0 of 2").scrolledBy == 200)
    try test.find(.textField()).focus()
    #expect(try test.find("Line 0 of 2").scrolledBy == 200)
    try await reload(test, runtime)
    #expect(try test.find("Line 0 of 2").scrolledBy == 200)
    #expect(try test.find(.textField()).isFocused)
  }

  @Test("Another process restores what can be encoded")
  func encoded() async throws {
    struct Screen: View {
      @State private var path: [Int] = []
      @State private var picked: Set<String> = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Tally(name: "a")
            Owner()
            Button("Pick \(picked.count)") { picked.insert("\(picked.count)") }
            NavigationLink("Go", value: 7)
          }
          .navigationDestination(for: Int.self) { Tally(name: "Detail \($0)") }
        }
      }
    }
    let old = ViewTest(Screen())
    let runtime = try #require(ViewRuntime.current)
    try old.tap("a 0")
    try old.tap("Model 0")
    try old.tap("Pick 0")
    try old.tap("Go")
    try old.tap("Detail 7 0")
    let data = PreservedState(of: runtime).encoded()
    let host = HeadlessHost()
    let new = ViewRuntime(host: host)
    new.preservedState = PreservedState(encoded: data)
    new.mount(Screen())
    host.runFrames()
    #expect(host.tree.labels.contains("Detail 7 1"))
    var back: NodeID?
    host.tree.root.forEachNode { node in
      if node.content.actions.contains(.activate), node.spokenLabel == "Back" { back = node.id }
    }
    host.client?.handle(.activate(try #require(back)))
    host.runFrames()
    let texts = host.tree.labels
    #expect(texts.contains("a 1"))
    #expect(texts.contains("Pick 1"))
    // An object cannot be encoded.
    #expect(texts.contains("Model 0"))
  }

  @Test("Another process starts at the same scroll position, with the focus out of sight or not")
  func encodedPlaces() async throws {
    struct Lines: View {
      @State private var text = ""
      var body: some View {
        ScrollView {
          VStack {
            TextField("Name", text: $text)
            ForEach(0..<100, id: \.self) { Text("Line \($0)") }
          }
        }
      }
    }
    let old = ViewTest(Lines())
    let runtime = try #require(ViewRuntime.current)
    try old.find(.textField()).focus()
    try old.find("Line 0").scroll(by: CGSize(width: 0, height: 400))
    let data = PreservedState(of: runtime).encoded()
    let host = HeadlessHost()
    let new = ViewRuntime(host: host)
    new.preservedState = PreservedState(encoded: data)
    new.takeOverFocus()
    new.mount(Lines())
    host.runFrames()
    var offsets: [CGFloat] = []
    host.tree.root.forEachNode { node in
      guard node.content.actions.contains(.scroll) else { return }
      offsets.append(-(node.children.first?.frame.minY ?? 0))
    }
    #expect(offsets == [400])
    #expect(host.focusedID != nil)
  }

  @Test("Five hundred reloads leak nothing")
  func leaks() async throws {
    let test = ViewTest(
      Reloaded(code: code) {
        VStack {
          Tally(name: "a"); Owner()
        }
      } new: {
        HStack {
          Tally(name: "a"); Owner()
        }
      })
    let runtime = try #require(ViewRuntime.current)
    for _ in 0..<500 { try await flip(test, runtime) }
    #expect(Model.living == 1)
    #expect(runtime.preservedState == nil)
  }

  private func flip(_ test: ViewTest, _ runtime: ViewRuntime) async throws {
    code.isNew.toggle()
    runtime.reload()
    try await test.settle()
  }
}

/// A view with the old or the new body, type-erased as in programs that follow their sources.
private struct Reloaded<Old: View, New: View>: View {
  let code: Code
  @ViewBuilder let old: Old
  @ViewBuilder let new: New

  var body: some View {
    code.isNew ? AnyView(new) : AnyView(old)
  }
}

extension ViewTest.Element {
  /// The scroll distance of the surrounding scroll view.
  fileprivate var scrolledBy: CGFloat {
    var place: ViewTest.Element? = self
    while let current = place {
      if current.scrollOffset.y > 0 { return current.scrollOffset.y }
      place = current.parent
    }
    return 0
  }
}

extension HostTree {
  fileprivate var labels: [String] {
    var labels: [String] = []
    root.forEachNode { labels.append($0.spokenLabel) }
    return labels
  }
}
