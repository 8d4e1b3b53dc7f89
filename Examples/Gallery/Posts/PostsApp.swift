import SwiftUI

/// `gallery posts http://127.0.0.1:8080` asks a server; without an address there are samples.
struct PostsApp: App {
  var body: some Scene {
    WindowGroup("Posts") {
      PostsView(source: PostsApp.source)
    }
  }

  private static var source: any PostSource {
    let address = CommandLine.arguments.first { $0.hasPrefix("http") }.flatMap { URL(string: $0) }
    return address.map { PostServer(address: $0) } ?? SamplePosts()
  }
}
