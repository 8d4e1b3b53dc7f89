import Foundation
import Testing
import UniformTypeIdentifiers

@testable import CoreTransferable

private struct Card: Codable, Equatable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title) { Card(title: $0) }
  }
}

private struct Report: Transferable, Equatable {
  var text: String
  var isSecret = false

  /// The path that a report is written to for export.
  static let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("report-\(UUID().uuidString).log")

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .log) { report in
      try Data(report.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Report(text: try String(contentsOf: received.file, encoding: .utf8))
    }
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.text.utf8) }
      .exportingCondition { !$0.isSecret }
      .suggestedFileName("report.txt")
  }
}

private enum Broken: Error { case always }

private struct Fragile: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .data) { (_: Fragile) in throw Broken.always }
  }
}

/// Exported as a folder that contains a text; other programs see its name only.
private struct Bundle: Transferable {
  var folder: URL
  var text = ""

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .folder) {
      SentTransferredFile($0.folder)
    } importing: { received in
      let text = try String(
        contentsOf: received.file.appendingPathComponent("text.txt"), encoding: .utf8)
      return Bundle(
        folder: received.file, text: "\(text) \(received.isOriginalFile)")
    }
    .visibility(.ownProcess)
    ProxyRepresentation(exporting: \.folder.lastPathComponent)
  }
}

/// Exported as a report, with the report's properties.
private struct Envelope: Transferable {
  var report: Report

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.report)
  }
}

struct TransferableTests {
  @Test("A folder arrives with its name and contents, as a copy that is deleted afterwards")
  func folders() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-\(UUID().uuidString).album")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("all is well".utf8).write(to: folder.appendingPathComponent("text.txt"))
    let offered = provider(Bundle(folder: folder))
    let value = try await offered.makeValue(Bundle.self)
    #expect(value.text == "all is well false")
    #expect(value.folder.lastPathComponent == folder.lastPathComponent && value.folder != folder)
    #expect(!FileManager.default.fileExists(atPath: value.folder.path))
    #expect(FileManager.default.fileExists(atPath: folder.path))
    let name = await withCheckedContinuation { continuation in
      offered.loadFileRepresentation(forTypeIdentifier: "public.folder") { file, _ in
        let inside = file?.appendingPathComponent("text.txt").path ?? ""
        continuation.resume(
          returning: FileManager.default.fileExists(atPath: inside)
            ? file?.lastPathComponent : "nothing")
      }
    }
    #expect(name == folder.lastPathComponent)
  }

  @Test("A representation for the app itself is not visible to others")
  func visibility() {
    let offered = provider(Bundle(folder: URL(fileURLWithPath: "/tmp/a")))
    #expect(offered.registeredTypeIdentifiers == ["public.folder", "public.utf8-plain-text"])
    #expect(offered.forOthers.registeredTypeIdentifiers == ["public.utf8-plain-text"])
  }

  @Test("A proxy keeps the conditions and names of the value that it represents")
  func proxies() {
    let open = provider(Envelope(report: Report(text: "")))
    #expect(open.registeredTypeIdentifiers == ["public.log", "public.utf8-plain-text"])
    #expect(open.suggestedName == "report.txt")
    let secret = provider(Envelope(report: Report(text: "", isSecret: true)))
    #expect(secret.registeredTypeIdentifiers == ["public.log"])
  }

  private func provider<T: Transferable>(_ value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.offer(value)
    return provider
  }

  @Test("A value is offered in all its representations, the preferred one first")
  func forms() {
    let card = provider(Card(title: "猫"))
    #expect(card.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    #expect(card.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!card.hasItemConformingToTypeIdentifier("public.image"))
  }

  @Test("A value is read from its own representation, and from a proxy's")
  func back() async throws {
    #expect(try await provider(Card(title: "猫")).makeValue(Card.self) == Card(title: "猫"))
    #expect(try await provider("a note").makeValue(Card.self) == Card(title: "a note"))
    #expect(try await provider(Card(title: "")).makeValue(String.self) == "")
  }

  @Test("A file representation makes the value from the file; a condition can withhold it")
  func files() async throws {
    defer { try? FileManager.default.removeItem(at: Report.file) }
    let open = provider(Report(text: "all is well"))
    #expect(try await open.makeValue(Report.self) == Report(text: "all is well"))
    #expect(try await open.makeValue(String.self) == "all is well")
    #expect(open.suggestedName == "report.txt")
    let secret = provider(Report(text: "hush", isSecret: true))
    #expect(secret.registeredTypeIdentifiers == ["public.log"])
  }

  @Test("What cannot be converted fails, and what is not offered cannot be read")
  func failures() async {
    await #expect(throws: Broken.self) {
      _ = try await provider(Fragile()).loadData("public.data")
    }
    await #expect(throws: (any Error).self) {
      _ = try await provider(Card(title: "x")).makeValue(URL.self)
    }
    #expect(!provider(Card(title: "x")).offers(URL.self))
  }

  @Test("Texts and URLs are offered as objects, and read as values")
  func objects() throws {
    let text = NSItemProvider(object: NSString(string: "こんにちは"))
    #expect(text.canLoadObject(ofClass: String.self))
    #expect(!text.canLoadObject(ofClass: URL.self))
    nonisolated(unsafe) var read: String?
    text.loadObject(ofClass: String.self) { value, _ in read = value }
    #expect(read == "こんにちは")
    nonisolated(unsafe) var object: NSString?
    text.loadObject(ofClass: NSString.self) { value, _ in object = value as? NSString }
    #expect(object.map { "\($0)" } == "こんにちは")
    let address = NSItemProvider(object: try #require(URL(string: "https://example.org/a")))
    nonisolated(unsafe) var url: URL?
    address.loadObject(ofClass: URL.self) { value, _ in url = value }
    #expect(url?.host == "example.org")
  }

  @Test("Generic code for bridged values reads texts and URLs")
  func valuesOfAnyClass() throws {
    func read<T: _ObjectiveCBridgeable & SendableMetatype>(
      _ type: T.Type, _ provider: NSItemProvider
    ) -> T?
    where T._ObjectiveCType: NSItemProviderReading {
      guard provider.canLoadObject(ofClass: type) else { return nil }
      nonisolated(unsafe) var read: T?
      _ = provider.loadObject(ofClass: type) { value, _ in read = value }
      return read
    }
    let text = NSItemProvider(object: NSString(string: "こんにちは"))
    #expect(read(String.self, text) == "こんにちは")
    #expect(read(URL.self, text) == nil)
    let address = NSItemProvider(object: try #require(URL(string: "https://example.org/a")))
    #expect(read(URL.self, address)?.host == "example.org")
  }

  @Test("Unreadable data is an error")
  func unreadable() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { handler in
      handler(Data([0xFF, 0xFE, 0xFF]), nil)
      return nil
    }
    nonisolated(unsafe) var told: (String?, (any Error)?)
    provider.loadObject(ofClass: String.self) { told = ($0, $1) }
    #expect(told.0 == nil && told.1 != nil)
  }

  @Test("A file is offered by its content type")
  func contentsOfFile() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("offered-\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredContentTypes == [.json, .fileURL])
    nonisolated(unsafe) var found: URL?
    provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in found = url }
    #expect(found == file)
    #expect(NSItemProvider(contentsOf: file.appendingPathComponent("nothing")) == nil)
  }
}
