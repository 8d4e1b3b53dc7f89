import Foundation
import Locking
import Testing

@testable import PersistentState
import ViewRuntime

/// A temporary folder for one test's settings.
private final class Folder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("settings-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A name that is a path denotes a file at that path.
  var suite: String { url.appendingPathComponent("own").path }
  var store: UserDefaults { UserDefaults(suiteName: suite)! }
  var file: URL { url.appendingPathComponent("own.plist") }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  var values: [String: Int] {
    let data = try? Data(contentsOf: file)
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return list as? [String: Int] ?? [:]
  }

  func write(_ values: [String: Int], to file: URL) throws {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      .write(to: file)
  }
}

@MainActor @Suite(.serialized)
struct SettingsFileTests {
  private func messages(_ body: () throws -> Void) rethrows -> [String] {
    let heard = Mutex<[String]>([])
    let token = Diagnostics.addObserver { diagnostic in
      heard.withLock { $0.append(diagnostic.message) }
    }
    defer { Diagnostics.removeObserver(token) }
    try body()
    return heard.withLock { $0.filter { $0.hasPrefix("The settings") } }
  }

  @Test("S9.1 Stored values, and those that the app itself sets, are written, and no other files")
  func saving() throws {
    let folder = try Folder()
    let store = folder.store
    let saver = SettingsSaver()
    saver.start(store)
    store.set(1, forKey: "one")
    #expect(folder.values.isEmpty)
    saver.save()
    #expect(folder.values == ["one": 1])
    store.set(2, forKey: "two")
    saver.noteChange(of: store)
    saver.save()
    #expect(folder.values == ["one": 1, "two": 2])
    store.removeObject(forKey: "one")
    saver.saveWithoutLooking()
    #expect(folder.values == ["two": 2])
    #expect(folder.names == ["own.plist"])
    saver.stop()
  }

  @Test("S9.1 A stored value is written soon, each time, without waiting for the app's end")
  func soon() async throws {
    let folder = try Folder()
    let store = folder.store
    let saver = SettingsSaver()
    saver.start(store)
    for number in 1...2 {
      store.set(number, forKey: "one")
      saver.noteChange(of: store)
      let end = ContinuousClock.now + .seconds(10)
      while folder.values != ["one": number], .now < end {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(folder.values == ["one": number])
    }
    saver.stop()
  }

  @Test("Nothing is written unless requested, as in tests")
  func quiet() throws {
    let folder = try Folder()
    let store = folder.store
    let saver = SettingsSaver()
    saver.use(store)
    store.set(1, forKey: "one")
    saver.noteChange(of: store)
    saver.save()
    #expect(folder.names.isEmpty)
    // Foundation would write it some time after the test, into a deleted folder.
    store.removeObject(forKey: "one")
  }

  @Test("Values that another program wrote meanwhile are kept")
  func others() throws {
    let folder = try Folder()
    let store = folder.store
    let saver = SettingsSaver()
    saver.start(store)
    store.set(1, forKey: "mine")
    try folder.write(["theirs": 2], to: folder.file)
    saver.save()
    #expect(folder.values == ["mine": 1, "theirs": 2])
    saver.stop()
  }

  @Test("A file that is not a property list is set aside, with a message, each in its own place")
  func damaged() throws {
    let folder = try Folder()
    for place in ["own.plist.damaged", "own.plist.damaged-2"] {
      try Data("half \(place)".utf8).write(to: folder.file)
      let messages = messages {
        let saver = SettingsSaver()
        saver.start(folder.store)
        saver.stop()
      }
      #expect(messages.count == 1)
      #expect(messages.first?.contains("\(place) now") == true)
      let aside = folder.url.appendingPathComponent(place)
      #expect(try Data(contentsOf: aside) == Data("half \(place)".utf8))
    }
  }

  @Test("A program killed while writing finds the former values")
  func interrupted() throws {
    for half in ["", "bplist00 and so on"] {
      let folder = try Folder()
      try Data(half.utf8).write(to: folder.file)
      try folder.write(["kept": 7], to: folder.file.appendingPathExtension("copy"))
      let store = folder.store
      let saver = SettingsSaver()
      saver.start(store)
      #expect(store.integer(forKey: "kept") == 7)
      #expect(folder.names == ["own.plist"])
      saver.stop()
    }
  }

  @Test("If writing fails, a message says why, the old file stays, and a later write succeeds")
  func unwritable() throws {
    let folder = try Folder()
    let file = SettingsFile(folder.file)
    try folder.write(["kept": 7], to: folder.file)
    let messages = messages {
      // As on a full disk: the file is empty, and writing fails.
      file.save {
        try? Data().write(to: folder.file)
        return false
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("could not be written to \(folder.file.path)") == true)
    #expect(folder.values == ["kept": 7] && folder.names == ["own.plist"])
  }

  @Test("A failed write is tried again at the end, even without further changes")
  func triedAgain() throws {
    let folder = try Folder()
    let store = folder.store
    let saver = SettingsSaver()
    saver.start(store)
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    store.set(7, forKey: "kept")
    #expect(!messages { saver.save() }.isEmpty)
    try FileManager.default.removeItem(at: folder.file)
    saver.save()
    #expect(folder.values == ["kept": 7])
    saver.stop()
  }

  @Test("A folder in place of the file is not written into")
  func closed() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    let messages = messages {
      SettingsFile(folder.file).save {
        Issue.record("It was written.")
        return true
      }
    }
    #expect(messages.first?.contains("cannot be read, and are not written:") == true)
  }

  @Test("The file is where Foundation has it")
  func place() {
    let given = SettingsFile(suite: "group.notes", environment: ["XDG_CONFIG_HOME": "/etc/xdg"])
    #expect(given.url.path == "/etc/xdg/group.notes.plist")
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    #expect(SettingsFile(suite: "a", environment: [:]).url.path == "\(home)/.config/a.plist")
  }

  @Test("Property lists are compared in depth")
  func comparing() {
    let date = Date(timeIntervalSince1970: 1)
    let inner: [String: Any] = ["b": Data([1])]
    let one: [String: Any] = ["a": [1, "x", inner] as [Any], "d": date]
    var other = one
    #expect(PropertyLists.areEqual(one, other))
    other["a"] = [1, "x", ["b": Data([2])] as [String: Any]] as [Any]
    #expect(!PropertyLists.areEqual(one, other))
    #expect(!PropertyLists.areEqual(one, ["a": 1]))
    #expect(!PropertyLists.areEqual(["a": 1], ["b": 1]))
  }
}
