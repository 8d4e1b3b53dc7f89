import SwiftUI
import Testing
import ViewTesting

private struct Reading: Equatable {
  var offset = CGFloat.nan
  var inset = CGFloat.nan
  var content = CGFloat.nan
  var container = CGFloat.nan

  init() {}

  init(_ geometry: ScrollGeometry) {
    offset = geometry.contentOffset.y
    inset = geometry.contentInsets.top
    content = geometry.contentSize.height
    container = geometry.containerSize.height
  }

  var text: String { "offset \(offset) inset \(inset) content \(content) of \(container)" }
}

private struct Page<Margins: ViewModifier>: View {
  let margins: Margins
  @State private var reading = Reading()

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { Text("row \($0)").frame(height: 20) }
          }
        }
        .modifier(margins)
        .onScrollGeometryChange(for: Reading.self, of: Reading.init) { reading = $1 }
        .frame(height: 200)
        Text(verbatim: reading.text)
        Button("Go") { proxy.scrollTo(30, anchor: .top) }
        Button("Back") { proxy.scrollTo(0) }
      }
    }
  }
}

private struct ContentMargins: ViewModifier {
  func body(content: Content) -> some View {
    content.contentMargins(.top, 20, for: .scrollContent)
  }
}

private struct SafePadding: ViewModifier {
  func body(content: Content) -> some View { content.safeAreaPadding(.top, 20) }
}

@MainActor
struct ContentMarginsTests {
  private func check<Margins: ViewModifier>(_ margins: Margins) throws {
    let app = ViewTest(Page(margins: margins), size: CGSize(width: 300, height: 248))
    #expect(app.exists("offset -20.0 inset 20.0 content 1000.0 of 180.0"))
    #expect(try app.find("row 0").frame.minY == 22)
    try app.tap("Go")
    #expect(try app.find("row 30").frame.minY == 22)
    #expect(app.exists("offset 580.0 inset 20.0 content 1000.0 of 180.0"))
    try app.tap("Back")
    #expect(try app.find("row 0").frame.minY == 22)
    #expect(app.exists("offset -20.0 inset 20.0 content 1000.0 of 180.0"))
  }

  @Test("S14.6 Content margins are insets: the offset counts from the content")
  func margins() throws { try check(ContentMargins()) }

  @Test("S14.6 Safe area padding insets the scrolled content, which keeps its size")
  func safeArea() throws { try check(SafePadding()) }

  @Test("S14.6 A scroll view keeps its size within safe area padding")
  func keepsSize() throws {
    let app = ViewTest(
      ScrollView { Text("row").frame(maxWidth: .infinity) }.accessibilityIdentifier("list")
        .safeAreaPadding(.vertical, 30),
      size: CGSize(width: 100, height: 100))
    #expect(try app.find(.identifier("list")).frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(try app.find("row").frame.minY == 30)
  }

  @Test("S14.6 So it does under an overlay, in a frame and behind a background")
  func keepsSizeWithin() throws {
    let app = ViewTest(
      ScrollView(.horizontal) { Text("row") }
        .accessibilityIdentifier("list")
        .overlay { Text("middle") }
        .frame(height: 40)
        .background(alignment: .leading) { Text("start") }
        .opacity(0.9)
        .safeAreaPadding(.horizontal, 80),
      size: CGSize(width: 200, height: 100))
    #expect(try app.find(.identifier("list")).frame == CGRect(x: 0, y: 42, width: 200, height: 16))
    #expect(try app.find("row").frame.minX == 80)
    #expect(try app.find("middle").frame.midX == 100)
    // What lies behind or in front stays within the safe area.
    #expect(try app.find("start").frame.minX == 80)
  }

  @Test("S14.6 A frame that fixes the length keeps it")
  func fixedLength() throws {
    let app = ViewTest(
      ScrollView { Text("row") }
        .accessibilityIdentifier("list")
        .frame(height: 40)
        .safeAreaPadding(.vertical, 20),
      size: CGSize(width: 200, height: 100))
    #expect(try app.find(.identifier("list")).frame.height == 40)
  }

  @Test("S14.6 A frame that leaves the axis open is passed, also one with a range")
  func flexibleFrames() throws {
    let app = ViewTest(
      ScrollView(.horizontal) { Text("row") }
        .accessibilityIdentifier("list")
        .frame(maxWidth: .infinity)
        .frame(maxHeight: 60)
        .safeAreaPadding(.horizontal, 20),
      size: CGSize(width: 200, height: 100))
    #expect(try app.find(.identifier("list")).frame.width == 200)
    #expect(try app.find("row").frame.minX == 20)
  }

  @Test(
    "S14.6 A frame that limits the axis keeps the scroll view out of the safe area",
    arguments: [
      LengthLimits(maximum: 100), LengthLimits(minimum: 100), LengthLimits(ideal: 100),
    ])
  fileprivate func limits(_ limits: LengthLimits) throws {
    let app = ViewTest(
      ScrollView(.horizontal) { Text("row") }
        .accessibilityIdentifier("list")
        .frame(minWidth: limits.minimum, idealWidth: limits.ideal, maxWidth: limits.maximum)
        .safeAreaPadding(.horizontal, 20),
      size: CGSize(width: 200, height: 100))
    let list = try app.find(.identifier("list")).frame
    #expect(list.minX >= 20)
    #expect(try app.find("row").frame.minX == list.minX)
  }

  private struct Narrowing: View {
    @State private var isNarrow = false
    var body: some View {
      VStack {
        Button("narrow") { isNarrow.toggle() }
        ScrollView(.horizontal) { Text("row") }
          .accessibilityIdentifier("list")
          .frame(width: isNarrow ? 300 : nil)
          .safeAreaPadding(.horizontal, 20)
      }
    }
  }

  @Test("S14.6 A scroll view gives the safe area back when a frame begins to fix its length")
  func givesBack() throws {
    let app = ViewTest(Narrowing(), size: CGSize(width: 400, height: 200))
    func lead() throws -> CGFloat {
      try app.find("row").frame.minX - app.find(.identifier("list")).frame.minX
    }
    #expect(try lead() == 20)
    try app.find("narrow").tap()
    #expect(try app.find(.identifier("list")).frame.width == 300)
    #expect(try lead() == 0)
    try app.find("narrow").tap()
    #expect(try lead() == 20)
  }

  private struct Shaping: View {
    @State private var isHit = false
    var body: some View {
      VStack {
        Button("shape") { isHit.toggle() }
        ScrollView(.horizontal) { Text("row") }
          .accessibilityIdentifier("list")
          .contentShape(isHit ? .interaction : .dragPreview, Rectangle())
          .safeAreaPadding(.horizontal, 20)
      }
    }
  }

  @Test("S14.6 So it does, or keeps all of it, when a modifier in between changes")
  func changingModifier() throws {
    let app = ViewTest(Shaping(), size: CGSize(width: 400, height: 200))
    for _ in 0..<3 {
      #expect(try app.find("row").frame.minX == 20)
      try app.find("shape").tap()
    }
  }
}

private struct LengthLimits {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}
