import SwiftUI

/// The menu of all examples.
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryMenu()
    }
    .commands { ExampleCommands() }
  }
}
