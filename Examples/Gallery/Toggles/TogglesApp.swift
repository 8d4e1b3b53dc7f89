import SwiftUI

struct TogglesApp: App {
  var body: some Scene {
    WindowGroup("Reusable toggle") {
      NoticeSettingsView()
    }
  }
}
