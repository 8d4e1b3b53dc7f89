import SwiftUI

struct RegistrationApp: App {
  var body: some Scene {
    WindowGroup("Registration") {
      RegistrationView()
    }
  }
}
