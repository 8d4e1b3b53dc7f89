import SwiftUI
import Testing
import ViewTesting

@MainActor
struct NavigationTransitionTests {
  private struct Album: View {
    @Namespace private var namespace

    var body: some View {
      NavigationStack {
        NavigationLink("Cover") {
          Text("Songs").navigationTransition(.zoom(sourceID: "cover", in: namespace))
        }
        .matchedTransitionSource(id: "cover", in: namespace) {
          $0.background(.red).clipShape(.rect(cornerRadius: 8)).shadow(radius: 2)
        }
      }
    }
  }

  @Test("A screen is shown with any transition that it requests")
  func zoom() throws {
    let app = ViewTest(Album())
    try app.tap("Cover")
    #expect(app.exists("Songs"))
  }
}
