import SwiftUI
import Testing

@testable import TerminalHost

/// Text, of which a small terminal shows a part, with a button here and there.
private struct Article: View {
  let buttons: [String]
  /// Whether there is a button above the first text.
  var beginsWithButton = true

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(buttons, id: \.self) { title in
          if beginsWithButton { Button(title) {} }
          ForEach(0..<120) { Text(verbatim: "Words \($0)") }
          if !beginsWithButton { Button(title) {} }
        }
      }
    }
  }
}

private struct Page: View {
  var article: Article

  var body: some View {
    Button("Before") {}
    article
    Button("After") {}
  }
}

@Suite("Focusable views after many screens of text")
@MainActor
struct FarTabStopTests {
  private let back = "\u{1B}[Z"

  private func expect(_ names: [String], after key: String, on screen: AppScreen) {
    for name in names {
      screen.type(key)
      #expect(screen.focused == name)
      #expect(name == "nothing" || screen.text.contains(name))
    }
  }

  @Test("Tab reaches each of them, in both directions")
  func between() {
    let screen = AppScreen(Page(article: Article(buttons: ["One", "Two", "Three"])), 40, 10)
    expect(["Before", "One", "Two", "Three", "After"], after: "\t", on: screen)
    // After the last button there is only text: the way back starts from where the page was left.
    expect(["Three", "Two", "One", "Before"], after: back, on: screen)
  }

  @Test("Tab finds views below the visible part, from before it and without a focus")
  func below() {
    let article = Article(buttons: ["One", "Two"], beginsWithButton: false)
    expect(
      ["Before", "One", "Two", "After"], after: "\t", on: AppScreen(Page(article: article), 40, 10))
    expect(["One", "Two"], after: "\t", on: AppScreen(article, 40, 10))
  }

  @Test("Past the end it reaches the first again, and backwards the last")
  func round() {
    let screen = AppScreen(Article(buttons: ["One", "Two"], beginsWithButton: false), 40, 10)
    expect(["One", "Two", "One"], after: "\t", on: screen)
    expect(["Two", "One"], after: back, on: screen)
  }

  /// Rows as high as the visible area, and a button after the last one.
  private func far(_ count: Int) -> some View {
    VStack(spacing: 0) {
      Button("Before") {}
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Text(verbatim: "Words \($0)").frame(height: 96) }
          Button("Far") {}
        }
      }
      Button("After") {}
    }
  }

  @Test("Tab skips no view, however far away")
  func far() {
    expect(["Before", "Far", "After"], after: "\t", on: AppScreen(far(1200), 40, 8))
  }

  /// With rows that each take as long as a key may take.
  private func slow(_ view: some View) -> AppScreen {
    let screen = AppScreen(view, 40, 8) { $0.longestSearch = 0 }
    expect(["Before"], after: "\t", on: screen)
    screen.type("\t")
    #expect(screen.focused == "Before" && screen.text.contains("Words 0"))
    return screen
  }

  @Test("While Tab searches, other keys are handled, and nothing moves")
  func paused() async {
    let screen = slow(far(60))
    await screen.wait(seconds: 1)
    #expect(screen.focused == "Far")
    screen.flushInput()
    #expect(screen.text.contains("Far") && !screen.text.contains("Words 0"))
    screen.type(back)
    await screen.wait(seconds: 1)
    #expect(screen.focused == "Before")
  }

  @Test("Pressed again meanwhile it continues, and any other key ends the search")
  func impatient() async {
    let screen = slow(far(60))
    screen.type("\t")
    #expect(screen.focused == "After" && screen.text.contains("Words 0"))
    let other = slow(far(60))
    other.type("\u{1B}[6~")
    await other.wait(seconds: 1)
    #expect(other.focused == "Before")
  }

  @Test("Past the end it continues the search, too")
  func roundPaused() async {
    let screen = slow(far(60))
    await screen.wait(seconds: 1)
    for name in ["After", "Before", "Far"] {
      screen.type("\t")
      await screen.wait(seconds: 1)
      #expect(screen.focused == name)
    }
  }

  @Test("A scroll position fixed by the app is skipped: the search ends")
  func held() async {
    struct Held: View {
      @State private var position = ScrollPosition(y: 0)
      var body: some View {
        VStack(spacing: 0) {
          Button("Before") {}
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<60, id: \.self) { Text(verbatim: "Words \($0)").frame(height: 96) }
            }
          }
          .scrollPosition($position)
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: { _, y in
            if y > 96 { position.scrollTo(y: 96) }
          }
          Button("After") {}
        }
      }
    }
    let screen = slow(Held())
    await screen.wait(seconds: 1)
    #expect(screen.focused == "After")
  }

  /// Adds rows whenever one of the last existing rows becomes visible.
  private struct Feed: View {
    let ahead: Int
    let counts: (Int) -> Void
    @State private var count = 20

    var body: some View {
      VStack(spacing: 0) {
        Button("Before") {}
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
              Text(verbatim: "News \(number)")
                .onAppear {
                  guard number == count - ahead else { return }
                  count += 20
                  counts(count)
                }
            }
          }
        }
        Button("After") {}
      }
    }
  }

  @Test(
    "In a list that keeps growing at its end, it skips the existing rows", arguments: [1, 15])
  func growing(ahead: Int) async {
    var count = 0
    let screen = AppScreen(Feed(ahead: ahead, counts: { count = $0 }), 40, 10)
    expect(["Before"], after: "\t", on: screen)
    screen.type("\t")
    for _ in 0..<50 where screen.focused != "After" { await screen.wait(seconds: 1) }
    #expect(screen.focused == "After" && count > 20 && count <= 120)
    #expect(screen.text.contains("News 0"))
  }

  @Test("A button in the last existing row is found, even if more rows are added")
  func lastOfGrowing() {
    struct Feed: View {
      @State private var pages = 1
      var body: some View {
        VStack(spacing: 0) {
          Button("Before") {}
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<pages, id: \.self) { page in
                LazyVStack(spacing: 0) {
                  ForEach(0..<90, id: \.self) { Text(verbatim: "News \(page) \($0)") }
                  if page < 4 { Button("Read \(page)") {} }
                }
                .onAppear { pages += 1 }
              }
            }
          }
          Button("After") {}
        }
      }
    }
    let screen = AppScreen(Feed(), 40, 10)
    expect(["Before", "Read 0", "Read 1", "Read 2", "Read 3", "After"], after: "\t", on: screen)
  }

  @Test("Rows many times as high as the estimate are searched, too")
  func higher() {
    let view = VStack(spacing: 0) {
      Button("Before") {}
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { number in
            Text(verbatim: "Words \(number)").frame(height: number < 40 ? 16 : 6_400)
          }
          Button("Far") {}
        }
      }
      Button("After") {}
    }
    expect(["Before", "Far", "After"], after: "\t", on: AppScreen(view, 40, 8))
  }

  @Test("Back and forth there is one search, not one per key")
  func once() async throws {
    func words(_ anchor: UnitPoint) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { Text(verbatim: "Words \($0)").frame(height: 48) }
        }
      }
      .defaultScrollAnchor(anchor)
      .frame(height: 48)
    }
    let view = VStack(spacing: 0) {
      Button("First") {}
      words(.bottom)
      Button("Middle") {}
      words(.top)
      Button("Last") {}
    }
    let screen = AppScreen(view, 40, 12) { $0.longestSearch = 0 }
    screen.type("\t")
    screen.host.focus(screen.host.focusRing().stops[1].id)
    #expect(screen.focused == "Middle")
    for _ in 0..<5 { screen.type("\t\(back)") }
    func place() throws -> CGFloat {
      try #require(screen.host.stopSearch?.progress.values.first?.offset)
    }
    let start = try place()
    await screen.wait(milliseconds: 1)
    #expect(try start - place() == 32)
  }

  @Test("Texts are skipped, and do not move")
  func words() {
    let screen = AppScreen(
      VStack {
        Button("Before") {}
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<200) { Text(verbatim: "Words \($0)") } }
        }
        Button("After") {}
      }, 40, 10)
    expect(["Before", "After"], after: "\t", on: screen)
    #expect(screen.text.contains("Words 0"))
    expect(["Before"], after: back, on: screen)
    #expect(screen.text.contains("Words 0"))
  }
}
