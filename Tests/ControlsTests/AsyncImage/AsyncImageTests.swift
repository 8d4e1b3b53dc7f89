import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A picture of one pixel.
private let dot =
  Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
      + "gg==") ?? Data()

private struct Screen: View {
  @State var url: URL?
  var body: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("empty")
      case .success: Text("success")
      case .failure(let error): Text(verbatim: "failure \(error is CocoaError)")
      @unknown default: Text("unknown")
      }
    }
    Button("Remove") { url = nil }
  }
}

@MainActor
final class AsyncImageTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func file(_ name: String, _ data: Data) throws -> URL {
    try data.write(to: folder[name])
    return folder[name]
  }

  @Test("A picture goes from empty to success; without a URL it is empty again")
  func success() async throws {
    let app = ViewTest(Screen(url: try file("dot.png", dot)))
    #expect(app.exists("empty"))
    try await app.waitUntil { app.exists("success") }
    try app.tap("Remove")
    try await app.settle()
    #expect(app.exists("empty"))
  }

  @Test("A missing file and data that is not a picture are failures")
  func failure() async throws {
    let missing = ViewTest(Screen(url: URL(fileURLWithPath: "/nowhere/at/all.png")))
    try await missing.waitUntil { missing.exists("failure true") }
    let text = ViewTest(Screen(url: try file("text.png", Data("text".utf8))))
    try await text.waitUntil { text.exists("failure false") }
  }

  @Test("The placeholder is shown until the picture has loaded")
  func placeholder() async throws {
    let url = try file("dot.png", dot)
    let app = ViewTest(
      AsyncImage(url: url) { image in
        image.resizable().accessibilityLabel("loaded")
      } placeholder: {
        ProgressView()
      })
    #expect(app.findAll(.progress()).count == 1)
    try await app.waitUntil { app.exists("loaded") }
    #expect(app.findAll(.progress()).isEmpty)
  }
}
