import SwiftUI

struct ParksApp: App {
  var body: some Scene {
    WindowGroup("Parks") {
      ParksView()
    }
  }
}
