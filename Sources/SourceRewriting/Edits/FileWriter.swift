import Foundation

/// Writes several files so that each is the old one or the new one, whenever the program is killed.
///
/// All new contents are on the disk under other names before the first file is replaced, and
/// replacing is one step of the file system. If a replacement fails, those before it are taken
/// back.
package struct FileWriter {
  package struct Failure: LocalizedError, CustomStringConvertible {
    package let path: String
    package let reason: String
    package var description: String { "\(path): \(reason)" }
    package var errorDescription: String? { "\(description). Nothing was written." }
  }

  /// A file to write: what was read from it, and what shall stand in it.
  package struct Change: Sendable {
    package let path: String
    package let old: [UInt8]
    package let new: [UInt8]

    package init(path: String, old: [UInt8], new: [UInt8]) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// Called before each file is replaced, with the number of those that were; tests let it fail.
  package var willReplace: (Int) throws -> Void = { _ in }

  package init() {}

  /// Replaces the contents. A symbolic link stays one: what it points to is written. The mode
  /// stays.
  package func write(_ changes: [Change]) throws {
    var staged: [(target: String, temporary: String, change: Change)] = []
    defer { for file in staged { unlink(file.temporary) } }
    for change in changes where change.old != change.new {
      let target = URL(fileURLWithPath: change.path).resolvingSymlinksInPath().path
      guard let current = FileManager.default.contents(atPath: target) else {
        throw Failure(path: change.path, reason: "cannot be read any more")
      }
      guard Array(current) == change.old else {
        throw Failure(path: change.path, reason: "was changed by someone else in the meantime")
      }
      guard access(target, W_OK) == 0 else {
        throw Failure(path: change.path, reason: Self.lastError)
      }
      let temporary = try Self.stage(change.new, beside: target, named: change.path)
      staged.append((target, temporary, change))
    }
    var replaced: [(target: String, change: Change)] = []
    do {
      for file in staged {
        try willReplace(replaced.count)
        guard rename(file.temporary, file.target) == 0 else {
          throw Failure(path: file.change.path, reason: Self.lastError)
        }
        replaced.append((file.target, file.change))
      }
    } catch {
      for file in replaced.reversed() {
        let old = try Self.stage(file.change.old, beside: file.target, named: file.change.path)
        rename(old, file.target)
      }
      throw error
    }
    for folder in Set(replaced.map { Self.folder(of: $0.target) }) { Self.synchronize(folder) }
  }

  /// A file beside the target, with its mode and owner, whose bytes have reached the disk.
  private static func stage(
    _ bytes: [UInt8], beside target: String, named path: String
  ) throws -> String {
    var status = stat()
    guard stat(target, &status) == 0 else { throw Failure(path: path, reason: lastError) }
    let name = URL(fileURLWithPath: target).lastPathComponent
    var template = Array("\(folder(of: target))/.\(name).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Failure(path: path, reason: lastError) }
    let temporary = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    defer { close(descriptor) }
    do {
      var position = 0
      while position < bytes.count {
        let count = bytes[position...].withUnsafeBytes {
          Foundation.write(descriptor, $0.baseAddress!, $0.count)
        }
        guard count > 0 else { throw Failure(path: path, reason: lastError) }
        position += count
      }
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
        throw Failure(path: path, reason: lastError)
      }
      // Who may not give files away keeps them, as every editor does.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      return temporary
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}
