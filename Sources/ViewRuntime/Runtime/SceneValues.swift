import Foundation
import UserFiles

/// What the windows of an app keep for the next start: a property list for each window.
///
/// The file is replaced as a whole, so that a program that is killed leaves the old one or the new
/// one.
package final class SceneValues: @unchecked Sendable {
  private struct Reader {
    weak var owner: AnyObject?
    let scene: String
    let key: String
    let changed: () -> Void
  }

  private let lock = NSLock()
  private var scenes: [String: [String: Any]]
  private var readers: [Reader] = []
  private var isSaved = true
  /// Whether it could not be written last, which was told of.
  private var hasFailed = false
  /// Nil: kept in memory only, as in tests.
  private let file: URL?
  /// False for a file that holds what could not be read: it is not written over.
  private let isWritable: Bool

  /// - Parameter file: read now if it is there; one that is damaged is set aside, and counts as
  ///   empty.
  package init(file: URL? = nil) {
    self.file = file
    (scenes, isWritable) = file.map(Self.read) ?? ([:], true)
  }

  /// What the file holds, and whether it may be written over.
  private static func read(_ file: URL) -> (scenes: [String: [String: Any]], isWritable: Bool) {
    guard FileManager.default.fileExists(atPath: file.path) else { return ([:], true) }
    do {
      let data = try Data(contentsOf: file)
      if data.isEmpty { return ([:], true) }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      if let scenes = list as? [String: [String: Any]] { return (scenes, true) }
    } catch {
      Diagnostics.report(
        .io, "The windows' values in \(file.path) cannot be read, and are not written: \(error)")
      return ([:], false)
    }
    return ([:], setAside(file))
  }

  /// - Returns: whether the place is free now.
  private static func setAside(_ file: URL) -> Bool {
    do {
      let place = try DamagedFile.setAside(file)
      Diagnostics.report(
        .io,
        "The windows' values in \(file.path) are damaged: they are no property list. The file is "
          + "\(place.path) now, and the windows begin as for the first time.")
      return true
    } catch {
      Diagnostics.report(
        .io,
        "The windows' values in \(file.path) are damaged, and nothing is written, since the file "
          + "cannot be set aside: \(error)")
      return false
    }
  }

  /// The file of an app: `$XDG_STATE_HOME/<name>/scenes.plist`, or below `~/.local/state`.
  package static func file(of app: String, environment: [String: String]) -> URL {
    BaseDirectory.state.url(environment: environment)
      .appendingPathComponent(app, isDirectory: true)
      .appendingPathComponent("scenes.plist")
  }

  /// Where documents that are not saved are kept, beside the file; nil: nowhere.
  package var drafts: URL? {
    file?.deletingPathExtension().appendingPathExtension("drafts")
  }

  /// A name for a scene whose values go with it.
  package static func passingScene() -> String { passing + UUID().uuidString }

  private static var passing: String { "passing " }

  /// The scene is gone.
  package func forgetIfPassing(_ scene: String) {
    guard scene.hasPrefix(Self.passing) else { return }
    lock.withLock { scenes[scene] = nil }
  }

  package func value(_ key: String, of scene: String) -> Any? {
    lock.withLock { scenes[scene]?[key] }
  }

  package func set(_ value: Any?, _ key: String, of scene: String, by writer: AnyObject) {
    let others = lock.withLock {
      scenes[scene, default: [:]][key] = value
      isSaved = false
      return readers.filter { $0.scene == scene && $0.key == key && $0.owner !== writer }
    }
    for other in others where other.owner != nil { other.changed() }
  }

  /// The size that the windows of a scene had last, in points.
  package func windowSize(_ scene: String) -> CGSize? {
    guard let sides = value(scene, of: Self.windowSizes) as? [Double], sides.count == 2,
      sides.allSatisfy({ $0.isFinite && $0 >= 1 && $0 < 100_000 })
    else { return nil }
    return CGSize(width: sides[0], height: sides[1])
  }

  package func setWindowSize(_ size: CGSize, _ scene: String) {
    set([Double(size.width), Double(size.height)], scene, of: Self.windowSizes, by: self)
  }

  private static var windowSizes: String { "window sizes" }

  package func add(
    _ owner: AnyObject, _ key: String, of scene: String, changed: @escaping () -> Void
  ) {
    lock.withLock {
      readers.append(Reader(owner: owner, scene: scene, key: key, changed: changed))
    }
  }

  package func remove(_ owner: AnyObject) {
    lock.withLock { readers.removeAll { $0.owner == nil || $0.owner === owner } }
  }

  /// Whether something changed since it was written last.
  var needsSaving: Bool { file != nil && isWritable && lock.withLock { !isSaved } }

  /// Writes the file, if something changed.
  package func save() {
    guard let file, needsSaving else { return }
    let scenes = lock.withLock {
      isSaved = true
      return self.scenes.filter { !$0.key.hasPrefix(Self.passing) }
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = try PropertyListSerialization.data(
        fromPropertyList: scenes, format: .binary, options: 0)
      try data.write(to: file, options: .atomic)
      lock.withLock { hasFailed = false }
    } catch {
      let isKnown = lock.withLock {
        // To be tried again: with the next frame that shows something, and at the end.
        isSaved = false
        defer { hasFailed = true }
        return hasFailed
      }
      guard !isKnown else { return }
      Diagnostics.report(
        .io, "The windows' values could not be written to \(file.path): \(error).")
    }
  }
}
