import SwiftUI

struct BoardApp: App {
  var body: some Scene {
    WindowGroup("Board") {
      BoardView()
    }
  }
}
