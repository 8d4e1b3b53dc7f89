import SwiftUI

struct ProfileApp: App {
  var body: some Scene {
    WindowGroup("Profile") {
      ProfileForm()
    }
    .defaultSize(width: 480, height: 740)
  }
}
