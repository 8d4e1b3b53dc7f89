import Foundation
import Testing

@testable import ProgramResources

struct ProgramInformationTests {
  @Test("A package's program has its property list under a longer name; a broken one is ignored")
  func reads() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ProgramInformation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(ProgramInformation.read([folder]).isEmpty)
    try Data("no list".utf8).write(to: folder.appendingPathComponent("A-Info.plist"))
    #expect(ProgramInformation.read([folder]).isEmpty)
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleName": "家計簿"], format: .xml, options: 0)
    try list.write(to: folder.appendingPathComponent("Lamp-Info.plist"))
    let elsewhere = folder.appendingPathComponent("missing")
    #expect(
      ProgramInformation.read([elsewhere, folder])["CFBundleName"] as? String == "家計簿")
  }
}
