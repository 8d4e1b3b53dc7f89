import SwiftUI

struct LoginApp: App {
  var body: some Scene {
    WindowGroup("Login") {
      LoginView()
    }
  }
}
