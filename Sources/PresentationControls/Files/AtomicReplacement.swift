import Foundation

/// Writes to a draft next to the destination, then moves it into place in one step.
///
/// A program that is killed meanwhile leaves the old file, and no draft: a file has no name until
/// it is complete, if the file system supports unnamed files. Drafts that need a name, such as
/// folders, are locked while they are written; the next write to that destination removes unlocked
/// drafts.
struct AtomicReplacement {
  let url: URL
  private let draft: URL

  init(of url: URL) {
    self.url = url
    draft = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent)-\(UUID().uuidString)")
  }

  /// Writes a file that has no name until it is complete.
  ///
  /// - Returns: whether it succeeded. If not, `writeNamed` may succeed, or throws the error.
  func writeUnnamed(_ data: Data, permissions: Int?) -> Bool {
    // O_TMPFILE, which Swift does not import from the system's headers.
    let unnamed = O_DIRECTORY | 0o20_000_000
    let folder = url.deletingLastPathComponent().path
    let file = open(folder, O_WRONLY | O_CLOEXEC | unnamed, permissions == nil ? 0o666 : 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    guard write(data, to: file), flock(file, LOCK_EX | LOCK_NB) == 0 else { return false }
    if let permissions, fchmod(file, mode_t(permissions)) != 0 { return false }
    let itself = "/proc/self/fd/\(file)"
    guard linkat(AT_FDCWD, itself, AT_FDCWD, draft.path, AT_SYMLINK_FOLLOW) == 0 else {
      return false
    }
    if rename(draft.path, url.path) == 0 { return true }
    unlink(draft.path)
    return false
  }

  private func write(_ data: Data, to file: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Writes under a temporary name; the draft is removed on failure.
  ///
  /// - Parameter isFolder: whether it is a folder; nil for neither a folder nor a file.
  func writeNamed(isFolder: Bool?, _ write: (URL) throws -> Void) throws {
    let files = FileManager.default
    do {
      if isFolder == true {
        try files.createDirectory(at: draft, withIntermediateDirectories: true)
      } else if isFolder == false {
        // Keeps the file private until its permissions are set.
        try Data().write(to: draft, options: .withoutOverwriting)
        try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: draft.path)
      }
      let lock = open(draft.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
      defer { if lock >= 0 { close(lock) } }
      try write(draft)
      try replace()
    } catch {
      try? files.removeItem(at: draft)
      throw error
    }
  }

  /// Replaces the destination by the draft. On failure, the old item is moved back; if that fails
  /// as well, the error states its current name.
  private func replace() throws {
    let files = FileManager.default
    if rename(draft.path, url.path) == 0 { return }
    // `rename` cannot replace a non-empty folder.
    if exchange() { return try files.removeItem(at: draft) }
    let former = draft.appendingPathExtension("former")
    if files.fileExists(atPath: url.path) { try files.moveItem(at: url, to: former) }
    do {
      try files.moveItem(at: draft, to: url)
    } catch {
      if files.fileExists(atPath: former.path) { try files.moveItem(at: former, to: url) }
      throw error
    }
    try? files.removeItem(at: former)
  }

  /// Exchanges the draft and the destination in one step, if the system supports it.
  private func exchange() -> Bool {
    typealias Rename =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    // Looked up by name, as Swift does not import it from the system's headers.
    guard
      let rename = dlsym(nil, "renameat2").map({ unsafeBitCast($0, to: Rename.self) })
    else { return false }
    let exchange: UInt32 = 1 << 1
    return rename(AT_FDCWD, draft.path, AT_FDCWD, url.path, exchange) == 0
  }

  /// Removes drafts left by programs that were killed while writing to this destination. Without a
  /// file at the destination they stay: they may be the only copy.
  func removeAbandoned() {
    let files = FileManager.default
    let folder = url.deletingLastPathComponent()
    guard files.fileExists(atPath: url.path),
      let names = try? files.contentsOfDirectory(atPath: folder.path)
    else { return }
    for name in names where isDraft(name) {
      let other = folder.appendingPathComponent(name)
      let lock = open(other.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      guard lock >= 0 else { continue }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? files.removeItem(at: other) }
      close(lock)
    }
  }

  private func isDraft(_ name: String) -> Bool {
    let prefix = ".\(url.lastPathComponent)-"
    guard name.hasPrefix(prefix) else { return false }
    let end = name.hasSuffix(".former") ? ".former".count : 0
    return UUID(uuidString: String(name.dropFirst(prefix.count).dropLast(end))) != nil
  }
}
