import HeadlessHost
import HostInterface
import SwiftUI
import Testing

@testable import ViewTesting

private struct Recipe: Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (recipe: Recipe) in "食: \(recipe.name)" }
  }
}

private struct Photo: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (_: Photo) in Data([0x89]) }
  }
}

@MainActor
struct ShareLinkTests {
  /// The items that the link passes to the host.
  private func shared(_ link: some View, by label: String = "Share") async throws -> HostCommand? {
    let app = ViewTest(link)
    try app.tap(.named(label))
    try await app.settle()
    return app.host.commands.last
  }

  @Test("Items with a text representation are copied as text")
  func transferable() async throws {
    let link = ShareLink(item: Recipe(name: "cake"), preview: SharePreview("Recipe"))
    #expect(try await shared(link) == .copy("食: cake"))
    let several = ShareLink("All", items: [Recipe(name: "a"), Recipe(name: "b")]) {
      SharePreview($0.name, image: Image("photo"))
    }
    #expect(try await shared(several, by: "All") == .copy("食: a\n食: b"))
  }

  @Test("For items without a text the preview's title is copied")
  func untold() async throws {
    let link = ShareLink(
      item: Photo(), message: Text("Look"), preview: SharePreview("A photo", icon: Image("x"))
    ) {
      Text("Send")
    }
    #expect(try await shared(link, by: "Send") == .copy("Look\nA photo"))
  }

  @Test("Texts and URLs need no preview")
  func known() async throws {
    #expect(try await shared(ShareLink(item: "猫")) == .copy("猫"))
    let page = URL(string: "https://example.com/a")!
    #expect(try await shared(ShareLink("Go", items: [page]), by: "Go") == .copy("\(page)"))
  }
}
