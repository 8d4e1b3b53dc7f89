import SwiftUI
import Testing
import ViewTesting

/// Lazy containers as their rows and their available room change.
@MainActor @Suite struct LazyContainerTests {
  private struct Growing: View {
    @State private var isLong = false

    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
            Text(isLong ? "longer than it was before" : "short")
          }
        }
        Button("Grow") { isLong.toggle() }
      }
    }
  }

  @Test("A grid of unspecified width has the minimum width of its tracks, whatever its cells show")
  func adaptive() throws {
    let app = ViewTest(Growing())
    let before = app.tree
    #expect(try app.find("short").frame.width == 40)
    #expect(try app.find("short").frame.minX == 10)
    try app.tap("Grow")
    let fresh = ViewTest(Growing())
    try fresh.tap("Grow")
    fresh.resize(to: CGSize(width: 640, height: 384))
    #expect(app.tree == fresh.tree)
    try app.tap("Grow")
    #expect(app.tree == before)
  }

  @Test("A grid that computed its own width is unchanged after it was placed")
  func ownWidth() {
    struct Fitting: View {
      let word: String

      var body: some View {
        Grid {
          ViewThatFits {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(60))]) { Text(word) }
            Text("narrow")
          }
        }
      }
    }
    let app = ViewTest(Fitting(word: "first"))
    let fresh = ViewTest(Fitting(word: "other"))
    app.update(Fitting(word: "other"))
    #expect(app.tree == fresh.tree)
  }

  @Test("A container's height at another width depends on what is shown, not on its placement")
  func otherWidths() throws {
    struct Measured: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let narrow = subviews[0].sizeThatFits(ProposedViewSize(width: 40, height: nil))
        return CGSize(width: 160, height: narrow.height)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 160, height: nil))
      }
    }
    struct Screen: View {
      @State private var isLong = false

      var body: some View {
        VStack(spacing: 0) {
          Measured {
            LazyVStack(spacing: 0) {
              Text("one")
              Text(isLong ? "words that need more" : "two")
            }
          }
          Button("Longer") { isLong.toggle() }
        }
      }
    }
    let app = ViewTest(Screen())
    let top = try app.find("one").frame.minY
    #expect(try app.button("Longer").frame.minY - top == 32)
    try app.tap("Longer")
    let longer = try app.find("one").frame.minY
    #expect(try app.button("Longer").frame.minY - longer == 16 + 16 * 4)
    try app.tap("Longer")
    #expect(try app.button("Longer").frame.minY - app.find("one").frame.minY == 32)
  }

  private struct Filtered: View {
    @State private var word = "b"
    let isList: Bool

    var body: some View {
      let rows = ForEach(["a1", "a2", "b1", "b2", "a3"], id: \.self) { name in
        if name.hasPrefix(word) { Text(name) }
      }
      VStack(spacing: 0) {
        Button("a") { word = "a" }
        Button("b") { word = "b" }
        if isList { List { rows } } else { ScrollView { LazyVStack { rows } } }
      }
    }
  }

  @Test(
    "Elements without a view return, in any position, and leave no gaps",
    arguments: [true, false])
  func filtered(isList: Bool) throws {
    let app = ViewTest(Filtered(isList: isList))
    let spacing: CGFloat = isList ? 0 : 8
    for word in ["b", "a", "b", "a"] {
      try app.button(word).tap()
      let shown = ["a1", "a2", "b1", "b2", "a3"].filter { $0.hasPrefix(word) }
      let frames = try shown.map { try app.find(.text($0)).frame }
      let tops = frames.map { $0.minY - frames[0].minY }
      #expect(tops == shown.indices.map { CGFloat($0) * (frames[0].height + spacing) })
      #expect(!app.exists(.text(word == "a" ? "b1" : "a1")))
    }
  }

  @Test("Rows that a smaller window no longer shows are removed, and return")
  func shrinking() throws {
    let app = ViewTest(
      List {
        Color.red.frame(height: 300)
        Text("below")
      }, size: CGSize(width: 200, height: 400))
    #expect(app.exists("below"))
    app.resize(to: CGSize(width: 200, height: 100))
    #expect(!app.exists("below"))
    app.resize(to: CGSize(width: 200, height: 400))
    #expect(app.exists("below"))
  }

  @Test("S11.7 In a lazy stack a divider lies across the axis, and a spacer takes length along it")
  func axes() throws {
    func part(_ name: String) -> some View {
      Color.clear.accessibilityIdentifier(name)
    }
    let row = ViewTest(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          Text("a")
          Divider().overlay { part("divider") }
          Group { Divider() }.padding(.horizontal, 8).overlay { part("padded") }
          Spacer(minLength: 32).overlay { part("spacer") }
          Text("b")
        }
      }.frame(width: 200, height: 96))
    let divider = try row.find(.identifier("divider")).frame
    #expect(divider.height == 96)
    #expect(try row.find(.identifier("padded")).frame.width == divider.width + 16)
    #expect(try row.find(.identifier("spacer")).frame.size == CGSize(width: 32, height: 0))
    #expect(try row.find("b").frame.minX == row.find("a").frame.maxX + 2 * divider.width + 48)
    let column = ViewTest(
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("a")
          Divider().overlay { part("divider") }
          Spacer(minLength: 32).overlay { part("spacer") }
        }
      }.frame(width: 200, height: 96))
    #expect(try column.find(.identifier("divider")).frame.width == 200)
    #expect(try column.find(.identifier("spacer")).frame.size == CGSize(width: 0, height: 32))
  }
}
