import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Items of item providers")
struct ItemProviderItemTests {
  private func item(_ provider: NSItemProvider, _ type: UTType) async throws -> Any {
    try await provider.loadItem(forTypeIdentifier: type.identifier)
  }

  @Test("Items made from an object load as data, like dropped ones")
  func objects() async throws {
    let text = try await item(NSItemProvider(object: "Tea" as NSString), .text)
    #expect(text as? Data == Data("Tea".utf8))
    let address = try #require(URL(string: "https://example.com/a"))
    let data = try #require(
      try await item(NSItemProvider(object: address as NSURL), .url) as? Data)
    #expect(URL(dataRepresentation: data, relativeTo: nil) == address)
  }

  @Test("Items made from a value load as that value")
  func items() async throws {
    let text = NSItemProvider(item: "Tea" as NSString, typeIdentifier: UTType.plainText.identifier)
    #expect(try await item(text, .text) as? String == "Tea")
    let address = URL(string: "https://example.com/a")
    let provider = NSItemProvider(item: address, typeIdentifier: UTType.url.identifier)
    #expect(try await item(provider, .url) as? URL == address)
  }

  @Test("A missing representation is an error")
  func nothing() async {
    await #expect(throws: (any Error).self) {
      try await item(NSItemProvider(object: "Tea" as NSString), .image)
    }
  }

  @Test("The completion handler receives the same result")
  func handler() async {
    let provider = NSItemProvider(object: "Tea" as NSString)
    let isData = await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: UTType.text.identifier, options: nil) { item, _ in
        continuation.resume(returning: item is Data)
      }
    }
    #expect(isData)
  }
}
