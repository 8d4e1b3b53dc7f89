import Foundation
import SwiftUI
import Testing
import ViewBasics

struct InstalledFontsTests {
  /// A font file that contains its names and nothing else.
  private func font(family: String, name: String) -> Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func text(_ string: String) -> [UInt8] { string.utf16.flatMap { bytes(Int($0), 2) } }
    let (family, name) = (text(family), text(name))
    var data = bytes(0x10000, 4) + bytes(1, 2) + bytes(0, 6)
    data += Array("name".utf8) + bytes(0, 4) + bytes(28, 4) + bytes(30 + family.count, 4)
    data += bytes(0, 2) + bytes(2, 2) + bytes(30, 2)
    data += [3, 1, 0x409, 1, family.count, 0].flatMap { bytes($0, 2) }
    data += [3, 1, 0x409, 6, name.count, family.count].flatMap { bytes($0, 2) }
    return Data(data + family + name)
  }

  @Test("Fonts have the names in their files, and other files have none")
  func names() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("more"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try font(family: "Haiku", name: "Haiku-Bold").write(to: folder.appendingPathComponent("a.ttf"))
    try font(family: "Haiku", name: "Haiku").write(to: folder.appendingPathComponent("more/b.OTF"))
    try Data("ttcf no font".utf8).write(to: folder.appendingPathComponent("c.ttc"))
    try Data().write(to: folder.appendingPathComponent("d.ttf"))
    let fonts = InstalledFonts([folder.path, "/nowhere"])
    #expect(fonts.names == ["Haiku": ["Haiku", "Haiku-Bold"]])
  }

  @Test("The installed families and fonts are sorted, and an unknown family has none")
  func machine() {
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    for family in UIFont.familyNames {
      #expect(!UIFont.fontNames(forFamilyName: family).isEmpty)
    }
    #expect(UIFont.fontNames(forFamilyName: "no such family") == [])
  }
}
