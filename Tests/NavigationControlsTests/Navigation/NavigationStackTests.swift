import SwiftUI
import Testing
import ViewTesting

/// The logged events, in order.
@MainActor
private final class Journal {
  var lines: [String] = []
}

private struct Level: View {
  let number: Int
  let journal: Journal
  @State private var taps = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text("Level \(number)")
      Button("Taps \(taps)") { taps += 1 }
      NavigationLink("Deeper", value: number + 1)
      Button("Dismiss") { dismiss() }
      Text(isPresented ? "presented" : "root")
    }
    .navigationTitle("Title \(number)")
    .onAppear { journal.lines.append("appear \(number)") }
    .onDisappear { journal.lines.append("disappear \(number)") }
  }
}

private struct Stack: View {
  @State var path: [Int] = []
  let journal: Journal

  var body: some View {
    VStack {
      Text("Path \(path.map(String.init).joined(separator: ","))")
      HStack {
        Button("Replace") { path = [7, 8, 9] }
        Button("Pop two") { path.removeLast(2) }
        Button("Root") { path = [] }
        Button("Change middle") { if path.count > 1 { path[1] = 42 } }
      }
      NavigationStack(path: $path) {
        Level(number: 0, journal: journal)
          .navigationDestination(for: Int.self) { Level(number: $0, journal: journal) }
      }
    }
  }
}

private struct PathlessStack: View {
  let journal: Journal
  var body: some View {
    NavigationStack {
      Level(number: 0, journal: journal)
        .navigationDestination(for: Int.self) { Level(number: $0, journal: journal) }
    }
  }
}

@MainActor
struct NavigationStackTests {
  private let journal = Journal()

  @Test("Content taller than its screen or its tab is centred and clipped at both ends")
  func tallContent() throws {
    struct Page: View {
      var body: some View {
        ZStack {
          Color.gray.frame(width: 500, height: 2_000)
          Text("Middle")
        }
      }
    }
    let stack = ViewTest(NavigationStack { Page() }, size: CGSize(width: 400, height: 800))
    #expect(try stack.find("Middle").frame.midY == 400)
    #expect(try stack.find("Middle").frame.midX == 200)
    let tabs = ViewTest(
      TabView { Page().tabItem { Text("Tab") } }, size: CGSize(width: 400, height: 800))
    let bar = try tabs.button("Tab").frame.maxY
    #expect(try tabs.find("Middle").frame.midY == (bar + 800) / 2)
  }

  @Test("S12.7 A link appends to the path, Back removes from it")
  func pathFollows() throws {
    let app = ViewTest(Stack(journal: journal))
    #expect(app.title == "Title 0")
    try app.tap("Deeper")
    #expect(app.exists("Path 1"))
    #expect(app.title == "Title 1")
    try app.tap("Deeper")
    #expect(app.exists("Path 1,2"))
    try app.goBack()
    #expect(app.exists("Path 1"))
    try app.tap("Back")
    #expect(app.exists("Path "))
    #expect(app.title == "Title 0")
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S12.7 Replacing the path sets the stack; removing pops")
  func replaced() throws {
    let app = ViewTest(Stack(journal: journal))
    try app.tap("Replace")
    #expect(app.title == "Title 9")
    try app.tap("Pop two")
    #expect(app.title == "Title 7")
    try app.tap("Root")
    #expect(app.title == "Title 0")
    #expect(throws: (any Error).self) { try app.goBack() }
  }

  @Test("S12.7 The common prefix of old and new path keeps its state")
  func commonPart() throws {
    let app = ViewTest(Stack(journal: journal))
    try app.tap("Deeper")
    try app.tap("Taps 0")
    try app.tap("Deeper")
    try app.tap("Change middle")
    #expect(app.title == "Title 42")
    try app.goBack()
    #expect(app.exists("Taps 1"))
  }

  @Test("S1.14 Covered screens keep state and disappear; popped ones are destroyed")
  func lifetimes() throws {
    let app = ViewTest(PathlessStack(journal: journal))
    try app.tap("Taps 0")
    try app.tap("Taps 1")
    try app.tap("Deeper")
    #expect(app.exists("Taps 0"))
    try app.tap("Taps 0")
    #expect(journal.lines.sorted() == ["appear 0", "appear 1", "disappear 0"])
    journal.lines = []
    try app.goBack()
    #expect(app.exists("Taps 2"))
    #expect(journal.lines.sorted() == ["appear 0", "disappear 1"])
    try app.tap("Deeper")
    #expect(app.exists("Taps 0"))
  }

  @Test("S7.7 dismiss twice in one action pops one screen")
  func dismissingTwice() throws {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      let number: Int
      var body: some View {
        Button("Done \(number)") {
          dismiss()
          dismiss()
        }
      }
    }
    struct Screen: View {
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { Detail(number: $0) }
        }
        Text(verbatim: "path \(path)")
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Done 2")
    #expect(app.exists("path [1]"))
    #expect(app.exists(.button("Done 1")))
  }

  @Test("S7.7 dismiss pops the screen that declares it; isPresented says whether it can")
  func dismissing() throws {
    let app = ViewTest(Stack(journal: journal))
    #expect(app.exists("root"))
    try app.tap("Deeper")
    #expect(app.exists("presented"))
    try app.tap("Dismiss")
    #expect(app.title == "Title 0")
    #expect(app.exists("Path "))
    try app.tap("Dismiss")
    #expect(app.title == "Title 0")
  }

  @Test("Escape goes back")
  func escape() throws {
    let app = ViewTest(Stack(journal: journal))
    try app.tap("Deeper")
    try app.press(.escape)
    #expect(app.title == "Title 0")
  }

  @Test("Going back restores the focus")
  func focus() throws {
    let app = ViewTest(PathlessStack(journal: journal))
    for _ in 0..<8 where app.focused?.label != "Deeper" { try app.press(.tab) }
    try app.press(.return)
    #expect(app.title == "Title 1")
    try app.press(.escape)
    #expect(app.focused?.label == "Deeper")
  }

  @Test("An initial path shows its last screen; those below are created when shown")
  func startingPath() throws {
    let app = ViewTest(Stack(path: [1, 2, 3], journal: journal))
    #expect(app.title == "Title 3")
    #expect(journal.lines == ["appear 3"])
    try app.goBack()
    #expect(app.title == "Title 2")
    #expect(app.bodiesRun.contains("Level"))
  }

  @Test("A thousand pushes, and all the way back")
  func thousandPushes() throws {
    let app = ViewTest(Stack(journal: journal))
    for _ in 0..<1000 { try app.tap("Deeper") }
    #expect(app.title == "Title 1,000")
    for _ in 0..<10 { try app.goBack() }
    #expect(app.title == "Title 990")
    try app.tap("Root")
    #expect(app.title == "Title 0")
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A push runs only the bodies of the pushed screen and of views that read the path")
  func bodies() throws {
    let app = ViewTest(PathlessStack(journal: journal))
    try app.tap("Deeper")
    #expect(app.bodiesRun == ["Level"])
    try app.tap("Taps 0")
    #expect(app.bodiesRun == ["Level"])
  }
}
