import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ContainerRelativeFrameTests {
  @Test("Outside a scroll view a view follows the window, whatever its proposal")
  func window() throws {
    let app = ViewTest(
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        .accessibilityIdentifier("half").frame(width: 40),
      size: CGSize(width: 400, height: 100))
    #expect(try app.find(.identifier("half")).frame.width == 200)
    app.resize(to: CGSize(width: 200, height: 100))
    #expect(try app.find(.identifier("half")).frame.width == 100)
  }

  @Test(
    "Counts and spans that have no place in an integer when one is taken off do not trap",
    arguments: [Int.min, -1, 0, .max])
  func extremeCounts(number: Int) throws {
    let app = ViewTest(
      HStack {
        Color.red.containerRelativeFrame(.horizontal, count: number, span: 1, spacing: 2)
        Color.red.containerRelativeFrame(.horizontal, count: 3, span: number, spacing: 2)
        Text("beside")
      })
    #expect(app.exists("beside"))
  }

  @Test(
    "S11.26 In a scroll view, the size without margins and safe area counts",
    arguments: [false, true])
  func margins(bySafeArea: Bool) async throws {
    struct Page: View {
      let bySafeArea: Bool
      @State private var room = CGFloat(20)
      var body: some View {
        Button("Wider") { room = 30 }
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.containerRelativeFrame([.horizontal, .vertical])
              .accessibilityIdentifier("first")
            Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 8)
              .accessibilityIdentifier("part")
          }
        }
        .contentMargins(.horizontal, bySafeArea ? 0 : room, for: .scrollContent)
        .safeAreaPadding(.horizontal, bySafeArea ? room : 0)
        .frame(width: 400, height: 100)
      }
    }
    let app = ViewTest(Page(bySafeArea: bySafeArea))
    try await app.settle()
    let first = try app.find(.identifier("first"))
    let part = try app.find(.identifier("part"))
    #expect(first.frame.size == CGSize(width: 360, height: 100))
    #expect(part.frame.width == 84)
    try app.tap("Wider")
    try await app.settle()
    #expect(first.frame.size == CGSize(width: 340, height: 100))
    #expect(part.frame.width == 79)
  }

  @Test(
    "S11.26 Across a scroll view its proposed length counts, which it then fills",
    arguments: [Axis.horizontal, .vertical])
  func across(axis: Axis) throws {
    let app = ViewTest(
      ScrollView(axis == .horizontal ? .horizontal : .vertical) {
        (axis == .horizontal
          ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
            ForEach(0..<2) { page in
              Color.red.containerRelativeFrame([.horizontal, .vertical])
                .accessibilityIdentifier("\(page)")
            }
          }
      }, size: CGSize(width: 400, height: 192))
    let first = CGRect(x: 0, y: 0, width: 400, height: 192)
    #expect(try app.find(.identifier("0")).frame == first)
    let second =
      axis == .horizontal ? first.offsetBy(dx: 400, dy: 0) : first.offsetBy(dx: 0, dy: 192)
    #expect(try app.find(.identifier("1")).frame == second)
  }

  @Test("Beside another view in a scroll view it is as wide as the container, and settles")
  func beside() async throws {
    let app = ViewTest(
      ScrollView {
        HStack(spacing: 8) {
          Text("text")
          Color.red.frame(height: 10).containerRelativeFrame(.horizontal)
            .accessibilityIdentifier("wide")
        }
      }, size: CGSize(width: 200, height: 100))
    try await app.settle()
    #expect(try app.find(.identifier("wide")).frame.width == 200)
  }
}
