import Foundation
import PersistentState
import Testing
import UserFiles

@Suite("Containers of app groups")
struct AppGroupTests {
  @Test("A group has a folder in the user's data, which is created on request")
  func folder() throws {
    let name = "group.com.example.\(UUID().uuidString)"
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = BaseDirectory.data.url(environment: ProcessInfo.processInfo.environment)
    #expect(folder.path == data.appendingPathComponent(name).path)
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
    let again = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
    #expect(again == folder)
  }

  @Test("A name that leads elsewhere has none", arguments: ["", ".", ".."])
  func outside(_ name: String) {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }
}
