import SwiftUI

struct TallyApp: App {
  var body: some Scene {
    WindowGroup("Counter with history") {
      TallyView()
    }
  }
}
