import SwiftUI
import Testing
import ViewTesting

@MainActor
struct RenameTests {
  @Test("A rename button, and anything that calls the environment's action, starts renaming")
  func renaming() throws {
    struct Starter: View {
      @Environment(\.rename) private var rename
      var body: some View { Button("Start") { rename?() }.disabled(rename == nil) }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          RenameButton()
          Starter()
        }
        .renameAction { count += 1 }
        Text("\(count) times")
      }
    }
    let app = ViewTest(VStack { Screen() })
    try app.tap("Rename")
    try app.tap("Start")
    #expect(app.exists("2 times"))
    let lonely = ViewTest(VStack { Starter() })
    #expect(try !lonely.find("Start").isEnabled)
  }
}
