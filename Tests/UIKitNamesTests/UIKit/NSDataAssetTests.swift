import Foundation
import SwiftUI
import Testing

@Suite("NSDataAsset")
struct NSDataAssetTests {
  @Test("A data set has its bytes and type; a missing one is nil")
  func bytes() throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appendingPathComponent("kumiki.\(UUID().uuidString)")
    let folder = root.appendingPathComponent("Assets.xcassets/Lists/言葉.dataset")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: root) }
    try Data("[1]".utf8).write(to: folder.appendingPathComponent("words.json"))
    let contents = """
      {"data": [{"filename": "words.json", "universal-type-identifier": "public.json"}]}
      """
    try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(url: root))
    let asset = try #require(NSDataAsset(name: "言葉", bundle: bundle))
    #expect(asset.data == Data("[1]".utf8))
    #expect(asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "words", bundle: bundle) == nil)
  }
}
