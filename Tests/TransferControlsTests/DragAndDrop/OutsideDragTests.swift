import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

private struct Wells: View {
  @State private var log: [String] = []
  @State private var isTargeted = false

  var body: some View {
    Text("Words").dropDestination(for: String.self) { words, _ in
      log += words
      return true
    } isTargeted: {
      if $0 { log.append("over") }
    }
    Text("Files").dropDestination(for: URL.self) { urls, _ in
      log += urls.map(\.lastPathComponent)
      return true
    }
    Text("Providers").onDrop(of: [.fileURL], isTargeted: $isTargeted) { providers in
      log.append("\(providers.count) files, first \(providers[0].suggestedName ?? "unnamed")")
      return true
    }
    List {
      ForEach(["a", "b"], id: \.self) { Text($0) }
        .onInsert(of: [.plainText]) { index, items in log.append("\(items.count) at \(index)") }
    }
    Text(verbatim: "log \(log.joined(separator: ", "))")
  }
}

@MainActor
struct OutsideDragTests {
  @Test("Text from another program is dropped where text is accepted, not where files are")
  func text() async throws {
    let app = ViewTest(Wells())
    try app.find("Words").receive("日本語 🗾")
    try await app.settle()
    #expect(app.exists("log over, 日本語 🗾"))
    try app.find("Providers").receive("no file")
    try await app.settle()
    #expect(app.exists("log over, 日本語 🗾"))
  }

  @Test("Files from another program are dropped as URLs and as providers")
  func files() async throws {
    let app = ViewTest(Wells())
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("写真.txt")
    try Data("x".utf8).write(to: file)
    try app.find("Files").receive([file])
    try await app.settle()
    #expect(app.exists("log 写真.txt"))
    try app.find("Providers").receive([file, file])
    try await app.settle()
    #expect(app.exists("log 写真.txt, 2 files, first 写真.txt"))
  }

  @Test("A view that accepts no drops says so")
  func nowhere() throws {
    let app = ViewTest(Text("Plain"))
    #expect(throws: ViewTestError.self) { try app.find("Plain").receive("x") }
  }
}
