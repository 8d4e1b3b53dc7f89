import SwiftUI

struct ThemeApp: App {
  var body: some Scene {
    WindowGroup("Themes") {
      ThemeView()
    }
  }
}
