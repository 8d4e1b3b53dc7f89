import Foundation

/// Writes beside a place first, and puts what was written there in one step.
///
/// A program that is killed meanwhile leaves what was there, and nothing beside it: a file has no
/// name before it is whole, where the file system knows such files. What needs a name while it is
/// written, as folders do, is locked as long; the next writing to that place removes what nobody
/// locks any more.
struct AtomicReplacement {
  let url: URL
  private let draft: URL

  init(of url: URL) {
    self.url = url
    draft = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent)-\(UUID().uuidString)")
  }

  /// Writes a file that has no name until it is whole.
  ///
  /// - Returns: whether that worked. If not, another way may, or says what is wrong.
  func writeUnnamed(_ data: Data, permissions: Int?) -> Bool {
    // O_TMPFILE, which Swift does not take from the system's headers.
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

  /// Writes under another name, which goes if that fails.
  ///
  /// - Parameter isFolder: whether it is a folder; nil: neither folder nor file.
  func writeNamed(isFolder: Bool?, _ write: (URL) throws -> Void) throws {
    let files = FileManager.default
    do {
      if isFolder == true {
        try files.createDirectory(at: draft, withIntermediateDirectories: true)
      } else if isFolder == false {
        // Nobody else may read it while its permissions are not set yet.
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

  /// What was there is put back if that fails; where not even that works, the error says what it is
  /// called now.
  private func replace() throws {
    let files = FileManager.default
    if rename(draft.path, url.path) == 0 { return }
    // A folder that holds something is no place for `rename`.
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

  /// Lets the draft and what it is to replace change their names, in one step where the system can.
  private func exchange() -> Bool {
    typealias Rename =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    // Found by its name, as Swift does not take it from the system's headers.
    guard
      let rename = dlsym(nil, "renameat2").map({ unsafeBitCast($0, to: Rename.self) })
    else { return false }
    let exchange: UInt32 = 1 << 1
    return rename(AT_FDCWD, draft.path, AT_FDCWD, url.path, exchange) == 0
  }

  /// Removes what programs left that were killed while they wrote to this place. Where nothing is
  /// in the place, it stays: it may be all that there is.
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
