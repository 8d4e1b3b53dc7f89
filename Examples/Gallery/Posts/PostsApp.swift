import SwiftUI

/// `gallery posts http://127.0.0.1:8080/posts` loads from a server; without an address it shows
/// samples.
struct PostsApp: App {
  var body: some Scene {
    WindowGroup("Posts") {
      PostsView(source: PostsApp.source)
    }
  }

  private static var source: any PostSource {
    let address = CommandLineChoice.argument.flatMap(CommandLineChoice.address)
    return address.map { PostServer(address: $0) } ?? SamplePosts()
  }
}
