import SwiftUI
import Testing
import ViewTesting

/// What `containerRelativeFrame` refers to in sheets.
@MainActor
struct ContainerRelativeSheetTests {
  private struct Page: View {
    let part: CGFloat
    @State private var isOpen = true
    var body: some View {
      Text("below").sheet(isPresented: $isOpen) {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length * part }
          .frame(height: 40).accessibilityIdentifier("part")
      }
    }
  }

  @Test(
    "S11.26 In a sheet, its maximum size in the window counts, whatever the content takes",
    arguments: [1, 0.5])
  func sheet(part: CGFloat) async throws {
    let app = ViewTest(Page(part: part), size: CGSize(width: 640, height: 400))
    try await app.settle()
    let sheet = try #require(app.presented).frame
    let frame = try app.find(.identifier("part")).frame
    #expect(frame.minX >= sheet.minX && frame.maxX <= sheet.maxX)
    let whole = try ViewTest(Page(part: 1), size: CGSize(width: 640, height: 400))
      .find(.identifier("part")).frame
    #expect(abs(frame.width - whole.width * part) <= 8)
    app.resize(to: CGSize(width: 320, height: 400))
    try await app.settle()
    let narrow = try app.find(.identifier("part")).frame
    #expect(narrow.width < frame.width)
    #expect(narrow.maxX <= 320)
  }
}
