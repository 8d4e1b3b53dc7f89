import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Rows whose explicit ids change.
private struct RenumberedRows: View {
  @State private var first = 0

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("Renumber") { first += 100 }
        Button("Go") { proxy.scrollTo(first + 8, anchor: .top) }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { row in
              Text("row \(row)").frame(height: 50).id(first + row)
            }
          }
        }
        .frame(height: 200)
      }
    }
  }
}

@MainActor
struct ScrollingTests {
  @Test("A view takes a fraction of its scroll view, and follows its size")
  func relativeFrame() throws {
    struct Screen: View {
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<6, id: \.self) { index in
              Text("card \(index)")
                .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
                .accessibilityIdentifier("\(index)")
            }
          }
        }
      }
    }
    let app = ViewTest(Screen(), size: CGSize(width: 620, height: 200))
    let distance =
      try app.find("card 1").frame.midX - app.find("card 0").frame.midX
    #expect(distance == 210)
    app.resize(to: CGSize(width: 320, height: 200))
    #expect(try app.find("card 1").frame.midX - app.find("card 0").frame.midX == 110)
  }

  @Test("A reader scrolls to a view by the id that it has now")
  func changedIDs() throws {
    let app = ViewTest(RenumberedRows(), size: CGSize(width: 200, height: 300))
    try app.tap("Go")
    let place = try app.find("row 8").frame.midY
    try app.find("row 8").scroll(to: .zero)
    #expect(try app.find("row 8").frame.midY != place)
    try app.tap("Renumber")
    try app.tap("Go")
    #expect(try app.find("row 8").frame.midY == place)
  }

  @Test("Paging turns a whole page with any movement")
  func paging() throws {
    let app = ViewTest(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { Text("page \($0)").frame(height: 200) }
        }
      }
      .scrollTargetBehavior(.paging),
      size: CGSize(width: 300, height: 200))
    let view = try app.find(.role(.scrollView))
    try view.scroll(by: CGSize(width: 0, height: 30))
    #expect(try app.find("page 1").frame.midY == 100)
    try view.scroll(by: CGSize(width: 0, height: -10))
    #expect(try app.find("page 0").frame.midY == 100)
  }

  @Test("Scrolling stops where a view of the target layout begins")
  func aligned() throws {
    let app = ViewTest(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<9, id: \.self) { Text("row \($0)").frame(height: 70) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned),
      size: CGSize(width: 300, height: 200))
    try app.find(.role(.scrollView)).scroll(by: CGSize(width: 0, height: 90))
    #expect(try app.find("row 1").frame.midY == 35)
  }

  @Test("Margins surround the content and scroll with it")
  func margins() throws {
    let app = ViewTest(
      ScrollView { Text("first").frame(height: 20) }
        .contentMargins(.top, 32).contentMargins(.leading, 16),
      size: CGSize(width: 300, height: 200))
    #expect(try app.find("first").frame.minY >= 32)
  }

  @Test("The position follows scrolling, and controls it")
  func position() throws {
    struct Screen: View {
      @State private var shown: Int?
      var body: some View {
        VStack {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 50) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $shown)
          Text(verbatim: "shown \(shown ?? -1)")
          Button("Go") { shown = 40 }
        }
      }
    }
    let app = ViewTest(Screen(), size: CGSize(width: 300, height: 300))
    try app.find(.role(.scrollView)).scroll(by: CGSize(width: 0, height: 160))
    #expect(app.exists("shown 3"))
    try app.tap("Go")
    #expect(app.exists("row 40"))
  }
}
