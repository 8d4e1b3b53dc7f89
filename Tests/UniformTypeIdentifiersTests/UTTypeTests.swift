import Foundation
import Testing

@testable import UniformTypeIdentifiers

struct UTTypeTests {
  @Test("A type conforms to its supertypes, however far up")
  func conformance() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.text.isSupertype(of: .utf8PlainText))
    #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
  }

  @Test("Types are found by filename extension and by MIME type")
  func tags() {
    #expect(UTType(filenameExtension: "MD") == .markdown)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.html.preferredMIMEType == "text/html")
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
  }

  @Test("An unknown extension makes its own type, the same each time")
  func dynamic() throws {
    let kind = try #require(UTType(filenameExtension: "zzz"))
    #expect(kind.isDynamic)
    #expect(kind == UTType(filenameExtension: "zzz"))
    #expect(kind.conforms(to: .data))
    #expect(kind.preferredFilenameExtension == "zzz")
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test("An app's own type is known once it is declared")
  func declared() {
    #expect(UTType("org.example.card") == nil)
    let card = UTType(exportedAs: "org.example.card", conformingTo: .json)
    #expect(UTType("org.example.card") == card)
    #expect(card.conforms(to: .text))
    #expect(!card.isPublic)
  }

  @Test("An app's property list declares the extensions of its types")
  func listed() {
    TypeDeclarations.shared.declare([
      [
        "UTTypeIdentifier": "org.Example.Ledger", "UTTypeDescription": "Ledger",
        "UTTypeConformsTo": "public.json",
        "UTTypeTagSpecification": [
          "public.filename-extension": ["ledger", "ldg"],
          "public.mime-type": "application/x-ledger",
        ] as [String: Any],
      ], ["no": "identifier"],
    ])
    let ledger = UTType(exportedAs: "org.example.ledger")
    #expect(ledger.preferredFilenameExtension == "ledger")
    #expect(ledger.conforms(to: .json))
    #expect(ledger.localizedDescription == "Ledger")
    #expect(UTType(filenameExtension: "LDG") == ledger)
    #expect(UTType(mimeType: "application/x-ledger") == ledger)
  }

  @Test("A type is encoded as its identifier")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.pdf])
    #expect(String(decoding: data, as: UTF8.self) == "[\"com.adobe.pdf\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.pdf])
  }

  @Test("Identifiers ignore case, also when read from a file; audio has several MIME types")
  func capitals() throws {
    let read = try JSONDecoder().decode([UTType].self, from: Data("[\"COM.Adobe.PDF\"]".utf8))
    #expect(read == [.pdf])
    #expect(UTType(mimeType: "audio/wav") == .wav)
    #expect(UTType(mimeType: "audio/x-wav") == .wav)
    #expect(UTType.wav.preferredMIMEType == "audio/vnd.wave")
  }
}
