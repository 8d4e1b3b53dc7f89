import Foundation
import ViewRuntime

/// Stores unsaved documents until they are saved: those without a file, and those whose file may
/// not be written or was changed by another program.
///
/// ```text
///   scenes.drafts/A61F.../Letter/3C02... Untitled.txt
///                 │       │      └ what was not saved
///                 │       └ the kind of document
///                 └ a program's own folder, locked as long as the program runs
/// ```
///
/// The lock is released when the program ends, in whatever way. The next program takes over the
/// drafts in unlocked folders; no two programs take the same ones.
@MainActor
final class DraftFolder {
  private let parent: URL
  /// This program's folder, once there is something to store.
  private var own: URL?
  /// The open files that hold the locks.
  private var locks: [Int32] = []

  init(_ parent: URL) { self.parent = parent }

  deinit { for lock in locks { close(lock) } }

  // MARK: Drafts

  /// Returns a location for another draft.
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

  /// Returns the name of the drafted document.
  static func name(of draft: URL) -> String {
    String(draft.deletingPathExtension().lastPathComponent.dropFirst(UUID().uuidString.count + 1))
  }

  static func remove(_ draft: URL) { try? FileManager.default.removeItem(at: draft) }

  /// Sets aside a draft that cannot be read: it is not offered again, but not lost.
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

  // MARK: Ownership

  private func makeOwn() throws -> URL {
    while true {
      let folder = parent.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // Another program that starts at the same time may take the folder for abandoned, and remove
      // it.
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

  /// Takes over and returns the drafts of programs that no longer run.
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
  /// The folder for drafts; nil if there is none, as in tests.
  var draftFolder: DraftFolder? {
    get { self[DraftFolderKey.self] }
    set { self[DraftFolderKey.self] = newValue }
  }
}
