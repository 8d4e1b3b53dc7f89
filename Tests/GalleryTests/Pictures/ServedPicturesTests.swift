import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A picture of one pixel.
private let dot =
  Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
      + "gg==") ?? Data()

private struct Album: View {
  @State var page: URL?

  var body: some View {
    VStack {
      if let page {
        AsyncImage(url: page) { phase in
          if phase.image != nil {
            Text("picture")
          } else if let error = phase.error {
            Text(verbatim: "failed: \(error.localizedDescription)")
          } else {
            ProgressView("Loading")
          }
        }
      }
      Button("Close") { page = nil }
      Button("Again") { page = page?.appending(path: "again") }
    }
  }
}

/// Real sockets: each test waits for what it expects.
@Suite(.serialized, .timeLimit(.minutes(20)))
@MainActor
struct ServedPicturesTests {
  @Test("A server's picture is shown, and a progress view until it has loaded")
  func shown() async throws {
    let server = try LocalServer([.slowPicture(dot)])
    let app = ViewTest(Album(page: server.address.appending(path: "dot.png")))
    try await app.waitUntil { server.requests == ["/dot.png"] }
    #expect(app.exists("Loading"))
    server.release()
    try await app.waitUntil { app.exists("picture") }
    #expect(!app.exists("Loading"))
  }

  @Test("A refusal, a dropped connection and data that is not a picture are failures")
  func failures() async throws {
    for answer in [LocalServer.Answer.status(404), .hangUp, .json("[]")] {
      let server = try LocalServer([answer])
      let app = ViewTest(Album(page: server.address.appending(path: "dot.png")))
      try await app.waitUntil { app.exists(.containing("failed:")) }
      #expect(!app.exists("picture"))
    }
  }

  @Test("A picture that disappears stops loading")
  func cancelled() async throws {
    let server = try LocalServer([.slowPicture(dot)])
    let app = ViewTest(Album(page: server.address.appending(path: "dot.png")))
    try await app.waitUntil { server.requests.count == 1 }
    try app.tap("Close")
    try await app.waitUntil { server.abandoned == 1 }
    #expect(!app.exists("picture") && !app.exists(.containing("failed:")))
  }

  @Test("Another URL cancels the former request, whose answer is not shown")
  func replaced() async throws {
    let server = try LocalServer([.slowPicture(dot), .status(500)])
    let app = ViewTest(Album(page: server.address))
    try await app.waitUntil { server.requests.count == 1 }
    try app.tap("Again")
    try await app.waitUntil { app.exists(.containing("failed:")) }
    try await app.waitUntil { server.abandoned == 1 }
    #expect(!app.exists("picture"))
  }
}
