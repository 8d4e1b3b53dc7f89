import SwiftUI
import Testing
import ViewTesting

/// What `containerRelativeFrame` refers to on screens and in tabs.
@MainActor
struct ContainerRelativeScreenTests {
  private var filling: some View {
    Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("filling")
  }

  private func frame(_ view: some View, width: CGFloat = 640) throws -> CGRect {
    try ViewTest(view, size: CGSize(width: width, height: 320)).find(.identifier("filling")).frame
  }

  @Test("S11.26 On a screen, the area between its bars counts")
  func screen() throws {
    let bare = try frame(NavigationStack { filling })
    let titled = try frame(NavigationStack { filling.navigationTitle("Title") })
    #expect(titled.minY > bare.minY)
    #expect(titled.height == bare.height - (titled.minY - bare.minY))
    #expect(titled.maxY == 320)
  }

  @Test("S11.26 In a column of a split view the column counts, not the window")
  func column() throws {
    let detail = try frame(
      NavigationSplitView {
        Text("Side")
      } detail: {
        filling
      })
    #expect(detail.minX > 0)
    #expect(detail.maxX == 640)
  }

  @Test("S11.26 In a tab, the area beside the tabs counts, also as the window is resized")
  func tab() throws {
    let app = ViewTest(
      TabView { Tab("First", systemImage: "star") { filling } },
      size: CGSize(width: 640, height: 320))
    let page = try app.find(.identifier("filling"))
    #expect(page.frame.minY > 0)
    #expect(page.frame.maxY == 320)
    app.resize(to: CGSize(width: 320, height: 160))
    #expect(page.frame.maxX == 320)
    #expect(page.frame.maxY == 160)
  }
}
