import Foundation
import UserFiles
import ViewRuntime

/// The file in which Foundation stores a `UserDefaults`, protected against failures that Foundation
/// does not handle.
///
/// Foundation on Linux writes in place: a program killed during the write, or a full disk, leaves
/// half a file; and a file that is not a property list counts as empty and is overwritten. So there
/// is a backup during each write, and unreadable content is set aside, never lost.
struct SettingsFile: Sendable {
  let url: URL

  init(_ url: URL) { self.url = url }

  /// - Parameters:
  ///   - suite: the name of the `UserDefaults`; nil for the program's standard defaults.
  ///   - environment: the environment of the process.
  init(
    suite: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let folder = BaseDirectory.config.url(environment: environment)
    let name = suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    url = URL(fileURLWithPath: name + ".plist", relativeTo: folder).standardizedFileURL
  }

  private enum State: Equatable {
    case missing
    case good
    case damaged
    /// Unreadable, with the reason.
    case closed(String)
  }

  /// The backup that exists only while the file is being written.
  private var copy: URL { url.appendingPathExtension("copy") }

  private static func state(of url: URL) -> State {
    guard FileManager.default.fileExists(atPath: url.path) else { return .missing }
    do {
      let data = try Data(contentsOf: url)
      // Foundation reads an empty file as no values.
      if data.isEmpty { return .good }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return list is [String: Any] ? .good : .damaged
    } catch {
      return .closed(reason(error))
    }
  }

  /// Makes the file readable for Foundation before it is opened.
  ///
  /// - Returns: false if the file must not be written.
  @discardableResult
  func prepare() -> Bool {
    let copied = Self.state(of: copy)
    switch Self.state(of: url) {
    case .missing, .good:
      // A leftover backup means that the program was killed while writing.
      if copied == .good, isEmpty { return restore() }
      if copied != .missing { try? FileManager.default.removeItem(at: copy) }
      return true
    case .damaged: return copied == .good ? restore() : setAside()
    case .closed(let reason):
      Diagnostics.report(
        .io, "The settings in \(url.path) cannot be read, and are not written: \(reason)")
      return false
    }
  }

  private var isEmpty: Bool { ((try? Data(contentsOf: url)) ?? Data()).isEmpty }

  private func restore() -> Bool {
    do {
      if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
      try FileManager.default.moveItem(at: copy, to: url)
      return true
    } catch {
      Diagnostics.report(
        .io,
        "The settings in \(url.path) cannot be written: \(Self.reason(error)) "
          + "What they were is in \(copy.path).")
      return false
    }
  }

  private func setAside() -> Bool {
    do {
      let place = try DamagedFile.setAside(url)
      Diagnostics.report(
        .io,
        "The settings in \(url.path) are damaged: they are no property list. The file is "
          + "\(place.path) now, and the program begins with its own values.")
      return true
    } catch {
      Diagnostics.report(
        .io,
        "The settings in \(url.path) are damaged, and nothing is written, since the file cannot be "
          + "set aside: \(Self.reason(error))")
      return false
    }
  }

  /// Runs `write`, which returns whether it wrote the file, with a backup.
  ///
  /// - Returns: whether the file holds what was to be written.
  @discardableResult
  func save(_ write: () -> Bool) -> Bool {
    guard prepare() else { return false }
    do {
      if FileManager.default.fileExists(atPath: url.path) {
        try Data(contentsOf: url).write(to: copy, options: .atomic)
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path)
      } else {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
    } catch {
      report(Self.reason(error))
      return false
    }
    let isWritten = write()
    if isWritten, Self.state(of: url) != .damaged {
      try? FileManager.default.removeItem(at: copy)
      return true
    }
    if FileManager.default.fileExists(atPath: copy.path) { _ = restore() }
    report(isWritten ? "What was written is not what can be read." : whyNot)
    return false
  }

  /// The system's reason for refusing the write.
  private var whyNot: String {
    do {
      let handle = try FileHandle(forWritingTo: url)
      try handle.close()
      return "The disk may be full."
    } catch {
      return Self.reason(error)
    }
  }

  private func report(_ reason: String) {
    Diagnostics.report(
      .io,
      "The settings could not be written to \(url.path): \(reason) They hold until the program "
        + "ends, and writing is tried again with the next change and at the end.")
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return error.localizedFailureReason ?? cause?.localizedFailureReason
      ?? error.localizedDescription
  }
}
