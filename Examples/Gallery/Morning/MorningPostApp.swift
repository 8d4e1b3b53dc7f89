import SwiftUI

struct MorningPostApp: App {
  var body: some Scene {
    WindowGroup("朝の投稿") {
      MorningPostView()
    }
  }
}
