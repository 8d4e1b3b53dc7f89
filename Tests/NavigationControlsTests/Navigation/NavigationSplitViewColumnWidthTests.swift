import CoreFoundation
import SwiftUI
import Testing
import ViewTesting

private struct TwoColumns: View {
  var body: some View {
    NavigationSplitView {
      Text("Sidebar").navigationSplitViewColumnWidth(min: 160, ideal: 240, max: 320)
    } detail: {
      Text("Detail").navigationSplitViewColumnWidth(min: 320, ideal: 400)
    }
  }
}

@MainActor
struct NavigationSplitViewColumnWidthTests {
  private func app(_ view: some View, width: CGFloat) -> ViewTest {
    ViewTest(view, size: CGSize(width: width, height: 300))
  }

  /// Where the columns begin that follow others.
  private func lines(_ app: ViewTest) -> [CGFloat] {
    app.findAll(.role(.divider)).map(\.frame.midX)
  }

  @Test(
    "S12.18 A sidebar gives way, down to its minimum, before the detail is below its own",
    arguments: [(800, 240), (560, 240), (540, 220), (500, 180), (480, 160)])
  func givingWay(width: CGFloat, sidebar: CGFloat) {
    #expect(lines(app(TwoColumns(), width: width)) == [sidebar + 0.5])
  }

  @Test("S12.18 A sidebar that the user made wide gives way, too, and is as wide again after")
  func moved() throws {
    let app = app(TwoColumns(), width: 800)
    try app.find(.role(.divider)).drag(by: CGSize(width: 60, height: 0))
    #expect(lines(app) == [300.5])
    app.resize(to: CGSize(width: 500, height: 300))
    #expect(lines(app) == [180.5])
    app.resize(to: CGSize(width: 800, height: 300))
    #expect(lines(app) == [300.5])
  }
}
