import Foundation
import UserFiles

/// Values that an app's windows keep for the next launch: a property list per window.
///
/// The file is replaced as a whole, so that a program that is killed leaves either the old file or
/// the new one.
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
  /// Whether the last attempt to write failed, which has been reported.
  private var hasFailed = false
  /// Nil if the values are kept in memory only, as in tests.
  private let file: URL?
  /// False if the file could not be read: it is not overwritten.
  private let isWritable: Bool

  /// - Parameter file: read immediately if it exists; a damaged file is set aside and counts as
  ///   empty.
  package init(file: URL? = nil) {
    self.file = file
    (scenes, isWritable) = file.map(Self.read) ?? ([:], true)
  }

  /// Returns the file's contents, and whether the file may be overwritten.
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

  /// - Returns: whether the path is free now.
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

  /// Returns the file of an app: `$XDG_STATE_HOME/<name>/scenes.plist`, or below `~/.local/state`.
  package static func file(of app: String, environment: [String: String]) -> URL {
    BaseDirectory.state.url(environment: environment)
      .appendingPathComponent(app, isDirectory: true)
      .appendingPathComponent("scenes.plist")
  }

  /// The directory for unsaved documents, next to the file; nil if there is none.
  package var drafts: URL? {
    file?.deletingPathExtension().appendingPathExtension("drafts")
  }

  /// Returns a name for a transient scene, whose values are discarded with it.
  package static func passingScene() -> String { passing + UUID().uuidString }

  private static var passing: String { "passing " }

  /// Discards the values of a transient scene that is gone.
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

  /// Returns the last size of a scene's windows, in points.
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

  /// Whether anything has changed since the last write.
  var needsSaving: Bool { file != nil && isWritable && lock.withLock { !isSaved } }

  /// Writes the file if anything has changed.
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
        // Retried with the next frame that shows something, and at exit.
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
