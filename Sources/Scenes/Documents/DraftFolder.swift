import Foundation
import ViewRuntime

/// Where documents are kept that are not saved, until they are: those that lie nowhere yet, and
/// those whose file may not be written or was changed by another program.
///
/// ```text
///   scenes.drafts/A61F.../Letter/3C02... Untitled.txt
///                 │       │      └ what was not saved
///                 │       └ the kind of document
///                 └ a program's own folder, locked as long as the program runs
/// ```
///
/// A program that ends, in whatever way, loses its lock. The next one takes what it finds in
/// folders without, and no two programs the same.
@MainActor
final class DraftFolder {
  private let parent: URL
  /// Its own folder, once there is something to keep.
  private var own: URL?
  /// Open files that hold the locks.
  private var locks: [Int32] = []

  init(_ parent: URL) { self.parent = parent }

  deinit { for lock in locks { close(lock) } }

  // MARK: What is kept

  /// A place for one more draft.
  func place(of document: Any.Type, named name: String, ending: String?) throws -> URL {
    let own = try own ?? makeOwn()
    self.own = own
    let folder = own.appendingPathComponent(Self.kind(document), isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plain = name.replacing("/", with: "-").prefix(60)
    let place = folder.appendingPathComponent("\(UUID().uuidString) \(plain)")
    return ending.map { place.appendingPathExtension($0) } ?? place
  }

  static func kind(_ document: Any.Type) -> String {
    String(describing: document).replacing("/", with: "-")
  }

  static func kind(of draft: URL) -> String {
    draft.deletingLastPathComponent().lastPathComponent
  }

  /// What the document was called.
  static func name(of draft: URL) -> String {
    String(draft.deletingPathExtension().lastPathComponent.dropFirst(UUID().uuidString.count + 1))
  }

  static func remove(_ draft: URL) { try? FileManager.default.removeItem(at: draft) }

  /// A draft that cannot be read is not offered again, and not lost.
  func setAside(_ draft: URL) {
    let folder = parent.appendingPathComponent(Self.unreadable, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = folder.appendingPathComponent(draft.lastPathComponent)
    try? FileManager.default.moveItem(at: draft, to: place)
    Diagnostics.report(
      .io, "What was not saved of “\(Self.name(of: draft))” cannot be read. It is in \(place.path)."
    )
  }

  private static let unreadable = "unreadable"

  // MARK: Whose it is

  private func makeOwn() throws -> URL {
    while true {
      let folder = parent.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // Another program that starts just now may take it for left behind, and away.
      if lock(folder), FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
  }

  private func lock(_ folder: URL) -> Bool {
    let file = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return false }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return false
    }
    locks.append(file)
    return true
  }

  /// The drafts that programs have left behind which run no more; they are this one's from now on.
  func takeOver() -> [URL] {
    var drafts: [URL] = []
    for folder in Self.content(of: parent)
    where folder.lastPathComponent != Self.unreadable && lock(folder) {
      let found = Self.content(of: folder).flatMap { Self.content(of: $0) }
      if found.isEmpty { try? FileManager.default.removeItem(at: folder) }
      drafts += found
    }
    return drafts
  }

  private static func content(of folder: URL) -> [URL] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}

private struct DraftFolderKey: EnvironmentKey {
  static var defaultValue: DraftFolder? { nil }
}

extension EnvironmentValues {
  /// Where documents are kept that are not saved; nil: nowhere, as in tests.
  var draftFolder: DraftFolder? {
    get { self[DraftFolderKey.self] }
    set { self[DraftFolderKey.self] = newValue }
  }
}
