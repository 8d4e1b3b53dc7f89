import SwiftUI

struct RegistrationApp: App {
  var body: some Scene {
    WindowGroup("Registration") {
      RegistrationView()
    }
    // Room for the whole form, and for the mistakes that it reports.
    .defaultSize(width: 480, height: 540)
  }
}
