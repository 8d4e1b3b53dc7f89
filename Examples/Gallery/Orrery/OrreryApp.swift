import SwiftUI

struct OrreryApp: App {
  var body: some Scene {
    WindowGroup("Orrery") {
      OrreryView()
    }
  }
}
