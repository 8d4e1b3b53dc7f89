import Foundation
import PresentationControls
import Testing

struct FileRequestTests {
  private let folder = URL(fileURLWithPath: "/srv/notes", isDirectory: true)

  @Test(
    "What is typed is a place from the folder shown, from the root, or from the home that the environment names",
    arguments: [
      ("日記.txt", "/srv/notes/日記.txt"), ("../a.txt", "/srv/a.txt"), ("/etc/a.txt", "/etc/a.txt"),
      ("~", "/tmp/家"), ("~/日記.txt", "/tmp/家/日記.txt"), ("~x", "/srv/notes/~x"),
    ])
  func places(typed: String, place: String) {
    let url = FileRequest.url(typed, in: folder, environment: ["HOME": "/tmp/家"])
    #expect(url.path == place)
  }
}
