import SwiftUI

struct ProfileApp: App {
  var body: some Scene {
    WindowGroup("Profile") {
      ProfileForm()
    }
  }
}
