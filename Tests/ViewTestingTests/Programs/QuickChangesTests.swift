import SwiftUI
import Testing
import ViewTesting

/// What a program and its user do while something else is still in progress.
@MainActor
struct QuickChangesTests {
  @Test("A path changes again while its screens are animated")
  func pathInTransition() async throws {
    let app = ViewTest(Stack())
    try app.tap("Go 1 2")
    try await app.advance(by: .milliseconds(50))
    #expect(app.exists("screen 2"))
    try app.tap("Only 3")
    try await app.advance(by: .milliseconds(50))
    try app.tap("Home")
    try await app.advance(by: .milliseconds(50))
    try app.tap("Go 1 2")
    try await app.advance(by: .seconds(2))
    #expect(app.exists("screen 2") && !app.exists("screen 3"))
    try app.goBack()
    try app.goBack()
    try await app.advance(by: .seconds(2))
    #expect(app.exists("home, path []"))
    #expect(app.diagnostics.isEmpty)
    try await app.checkInvariants()
  }

  @Test("A sheet from a sheet: closing the lower one closes both")
  func sheetsFromSheets() async throws {
    let app = ViewTest(Sheets())
    try app.tap("Open")
    try app.tap("Further")
    #expect(app.exists("second"))
    try app.tap("Close all")
    try await app.advance(by: .seconds(2))
    #expect(!app.exists("second") && !app.exists("first"))
    #expect(app.exists(.containing("first")))
    try app.tap("Open")
    #expect(app.exists("first") && !app.exists("second"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("An alert asks about an element that is removed before the answer")
  func alertOfRemoved() async throws {
    let app = ViewTest(Asking())
    try app.tap("Ask b")
    app.run { Asking.shared.items = ["a"] }
    try app.tap("Delete b")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("items a"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A search in a list scrolled to its end shows its results")
  func searchWhileScrolled() async throws {
    let app = ViewTest(LongList(), size: CGSize(width: 400, height: 400))
    try app.tap("End")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("row 499"))
    try app.textField("Search").type("row 12")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("row 12") && app.exists("row 120") && !app.exists("row 499"))
    try app.textField("Search").clear()
    try await app.advance(by: .seconds(1))
    #expect(app.findAll(.row()).count > 3)
    try await app.checkInvariants()
  }

  @Test("Dragging rows continues while a timer updates them")
  func dragWhileTicking() async throws {
    let app = ViewTest(Ticking())
    let knob = try app.find(.identifier("knob"))
    try knob.press()
    for step in 1...4 {
      try knob.move(by: CGSize(width: 10 * step, height: 0))
      try await app.advance(by: .seconds(1))
    }
    try knob.release(at: CGSize(width: 40, height: 0))
    let ticks = try app.find(.containing("ended at tick")).text
    #expect(ticks == "ended at tick 4, moved 40")
  }
}

private struct Stack: View {
  @State private var path: [Int] = []

  var body: some View {
    VStack {
      Button("Go 1 2") { withAnimation { path = [1, 2] } }
      Button("Only 3") { withAnimation { path = [3] } }
      Button("Home") { withAnimation { path = [] } }
      NavigationStack(path: $path) {
        Text(verbatim: "home, path \(path)")
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }
}

private struct Sheets: View {
  @State private var isOpen = false
  @State private var isFurther = false
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(verbatim: "log \(log.joined(separator: " "))")
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen, onDismiss: { log.append("first") }) {
      VStack {
        Text("first")
        Button("Further") { isFurther = true }
      }
      .sheet(isPresented: $isFurther, onDismiss: { log.append("second") }) {
        VStack {
          Text("second")
          Button("Close all") {
            isFurther = false
            isOpen = false
          }
        }
      }
    }
  }
}

private struct Asking: View {
  @MainActor @Observable
  final class Items {
    var items = ["a", "b"]
  }
  @MainActor static let shared = Items()
  @State private var asked: String?

  var body: some View {
    VStack {
      Text(verbatim: "items \(Self.shared.items.joined(separator: " "))")
      ForEach(Self.shared.items, id: \.self) { item in
        Button("Ask \(item)") { asked = item }
      }
    }
    .alert(
      "Sure?", isPresented: Binding(get: { asked != nil }, set: { if !$0 { asked = nil } }),
      presenting: asked
    ) { item in
      Button("Delete \(item)", role: .destructive) { Self.shared.items.removeAll { $0 == item } }
    }
  }
}

private struct LongList: View {
  @State private var search = ""
  private var rows: [Int] {
    (0..<500).filter { search.isEmpty || "row \($0)".contains(search) }
  }

  var body: some View {
    NavigationStack {
      ScrollViewReader { reader in
        List(rows, id: \.self) { Text("row \($0)") }
          .toolbar { Button("End") { reader.scrollTo(499, anchor: .bottom) } }
      }
      .searchable(text: $search)
    }
  }
}

private struct Ticking: View {
  @State private var ticks = 0
  @State private var offset = 0.0
  @State private var end = "ended never"

  var body: some View {
    let (seenTicks, seenOffset) = (ticks, offset)
    VStack {
      Text(verbatim: "tick \(ticks)")
      Text(verbatim: end)
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("knob")
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { offset = $0.translation.width }
            .onEnded { _ in end = "ended at tick \(seenTicks), moved \(Int(seenOffset))" })
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        ticks += 1
      }
    }
  }
}
