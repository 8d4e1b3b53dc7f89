import SwiftUI
import Testing
import ViewTesting

private struct Chat: View {
  @State private var messages = Array(0..<40)
  @State private var draft = ""

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(messages, id: \.self) { Text("message \($0)").frame(height: 32) }
        }
      }
      .frame(height: 160)
      .onAppear { proxy.scrollTo(39, anchor: .bottom) }
      .onChange(of: messages.count) { proxy.scrollTo(messages.last!, anchor: .bottom) }
      Button("Send") { messages.append(messages.count) }
      Button("Send at once") {
        messages.append(messages.count)
        proxy.scrollTo(messages.count - 1)
      }
    }
  }
}

private struct Followed: View {
  @State private var shown: Int? = 10

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { Text("row \($0)").frame(height: 32).id($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $shown)
      .frame(height: 160)
      Text(verbatim: "shown \(shown ?? -1)")
    }
  }
}

/// Rows of five heights, with explicit ids.
private struct Uneven: View {
  @State private var appeared: Set<Int> = []

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(0..<100) { number in
            Text("row \(number)").frame(height: CGFloat(16 + number % 5 * 16)).id("id \(number)")
              .onAppear { appeared.insert(number) }
          }
        }
      }
      .frame(height: 200)
      Button("Middle") { proxy.scrollTo(60, anchor: .center) }
      Button("End") { proxy.scrollTo(99, anchor: .bottom) }
      Button("Near") { proxy.scrollTo(90) }
      Button("By its own id") { proxy.scrollTo("id 40", anchor: .top) }
      Text("appeared \(appeared.count)")
    }
  }
}

private struct Film: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<100) { Text("\($0)").frame(width: 48) }
        }
      }
      .frame(width: 192)
      Button("Go") { proxy.scrollTo(30, anchor: .leading) }
      Button("Show") { proxy.scrollTo(50) }
    }
  }
}

/// Loads more rows when the last one becomes visible.
private struct Endless: View {
  @State private var count = 0
  @State private var isLoading = false

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          Text("row \(number)").frame(height: 32)
            .onAppear { if number == count - 1 { load() } }
        }
        if isLoading { Text("loading") }
      }
    }
    .onAppear { load() }
  }

  private func load() {
    isLoading = true
    Task {
      try? await Task.sleep(for: .seconds(1))
      count += 20
      isLoading = false
    }
  }
}

@MainActor
struct LazyScrollTests {
  private func middle(_ text: String, in app: ViewTest) throws -> CGFloat {
    let area = try app.find(.role(.scrollView)).frame
    return try app.find(.text(text)).frame.midY - area.minY
  }

  @Test("A row scrolls to the requested position, however long the rows before it are")
  func uneven() throws {
    let app = ViewTest(VStack { Uneven() })
    try app.tap("Middle")
    #expect(try middle("row 60", in: app) == 100)
    try app.tap("End")
    #expect(try middle("row 99", in: app) == 200 - 40)
    try app.tap("Near")
    #expect(try middle("row 90", in: app) == 8)
  }

  @Test("Visible rows stay in place while rows above them are measured")
  func upwards() throws {
    let app = ViewTest(VStack { Uneven() })
    try app.tap("End")
    let area = try app.find(.role(.scrollView))
    var before = try middle("row 98", in: app)
    for _ in 0..<5 {
      try area.scroll(by: CGSize(width: 0, height: -16))
      #expect(try middle("row 98", in: app) == before + 16)
      before += 16
    }
  }

  @Test("Rows appended at the end leave the visible ones in place")
  func endless() async throws {
    let app = ViewTest(Endless())
    try await app.settle()
    try await app.advance(by: .seconds(1))
    for last in [19, 39, 59] {
      try app.window.scroll(by: CGSize(width: 0, height: 2_000))
      let place = try app.find("row \(last)").frame
      #expect(place.midY == 368)
      try await app.advance(by: .seconds(1))
      #expect(try app.find("row \(last)").frame.minY == place.minY)
    }
  }

  @Test("A view's id inside a row is found, even if the row was never visible")
  func ownID() throws {
    let app = ViewTest(VStack { Uneven() })
    let atStart = app.findAll(.containing("row ")).count
    try app.tap("By its own id")
    #expect(try middle("row 40", in: app) == 8)
    // Only rows visible at the start and rows visible now have appeared.
    let shown = app.findAll(.containing("row ")).count
    #expect(try app.find(.containing("appeared")).text == "appeared \(atStart + shown)")
  }

  @Test("Along a row of views the horizontal position counts")
  func horizontal() throws {
    let app = ViewTest(VStack { Film() })
    let film = try app.find(.role(.scrollView))
    try app.tap("Go")
    #expect(film.scrollOffset.x == 1_440.0)
    try app.tap("Show")
    #expect(film.scrollOffset.x == 2_256.0)
  }

  @Test("A chat scrolls to its end as it appears, and with each message")
  func chat() async throws {
    let app = ViewTest(VStack { Chat() })
    #expect(try app.find("message 39").isVisible)
    try app.tap("Send")
    try await app.settle()
    #expect(try app.find("message 40").isVisible)
    try app.tap("Send at once")
    try await app.settle()
    #expect(try app.find("message 41").isVisible)
  }

  @Test("A scroll position's binding starts at its value and follows lazy rows")
  func following() async throws {
    let app = ViewTest(Followed())
    try await app.settle()
    #expect(try app.find("row 10").isVisible)
    try app.window.scroll(to: CGPoint(x: 0, y: 32 * 50))
    try await app.settle()
    #expect(app.exists("shown 50"))
  }
}
