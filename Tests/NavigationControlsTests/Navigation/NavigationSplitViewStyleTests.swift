import SwiftUI
import Testing
import ViewTesting

@MainActor
struct NavigationSplitViewStyleTests {
  private struct Titled: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Library")
        NavigationSplitView(configuration).navigationSplitViewStyle(.prominentDetail)
      }
    }
  }

  private struct Mail: View {
    var body: some View {
      NavigationSplitView {
        Text("Boxes").frame(maxWidth: .infinity)
      } detail: {
        Text("Letter").frame(maxWidth: .infinity)
      }
    }
  }

  @Test("A custom style places the columns")
  func own() throws {
    let plain = ViewTest(Mail())
    let app = ViewTest(Mail().navigationSplitViewStyle(Titled()))
    #expect(app.exists("Library") && app.exists("Boxes") && app.exists("Letter"))
    // The detail is prominent: the sidebar gives up some of its width.
    #expect(try app.find("Letter").frame.minX < plain.find("Letter").frame.minX)
  }
}
