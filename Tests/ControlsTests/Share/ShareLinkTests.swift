import CoreTransferable
import SwiftUI
import Testing
import ViewTesting

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

private struct Sharing<Link: View>: View {
  @ViewBuilder let link: Link
  @State private var text = ""

  var body: some View {
    link
    PasteButton(payloadType: String.self) { text = $0.joined() }.accessibilityIdentifier("paste")
    Text(verbatim: "got \(text)")
  }
}

@MainActor
struct ShareLinkTests {
  private func shared(_ link: some View, by label: String = "Share") async throws -> String {
    let app = ViewTest(VStack { Sharing { link } })
    try app.tap(.init(stringLiteral: label))
    try await app.settle()
    try app.find(.identifier("paste")).tap()
    try await app.settle()
    return try app.find(.containing("got ")).text
  }

  @Test("Items that can be had as a text are copied as that text")
  func transferable() async throws {
    let link = ShareLink(item: Recipe(name: "cake"), preview: SharePreview("Recipe"))
    #expect(try await shared(link) == "got 食: cake")
    let several = ShareLink("All", items: [Recipe(name: "a"), Recipe(name: "b")]) {
      SharePreview($0.name, image: Image("photo"))
    }
    #expect(try await shared(several, by: "All") == "got 食: a\n食: b")
  }

  @Test("Of items without a text the title of the preview is copied")
  func untold() async throws {
    let link = ShareLink(
      item: Photo(), message: Text("Look"), preview: SharePreview("A photo", icon: Image("x"))
    ) {
      Text("Send")
    }
    #expect(try await shared(link, by: "Send") == "got Look\nA photo")
  }

  @Test("Texts and addresses need no preview")
  func known() async throws {
    #expect(try await shared(ShareLink(item: "猫")) == "got 猫")
    let page = URL(string: "https://example.com/a")!
    #expect(try await shared(ShareLink("Go", items: [page]), by: "Go") == "got \(page)")
  }
}
