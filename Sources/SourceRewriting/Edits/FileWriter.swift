import Foundation

/// Writes several files so that each has either its old or its new contents, whenever the program
/// is killed.
///
/// All new contents are on disk under temporary names before the first file is replaced, and each
/// replacement is one atomic operation of the file system. If a replacement fails, the previous
/// ones are undone.
package struct FileWriter {
  package struct Failure: LocalizedError, CustomStringConvertible {
    package let path: String
    package let reason: String
    package var description: String { "\(path): \(reason)" }
    package var errorDescription: String? { "\(description). Nothing was written." }
  }

  /// A file to write, with its original and its new contents.
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

  /// Called before each file is replaced, with the number of files replaced so far; tests make it
  /// fail.
  package var willReplace: (Int) throws -> Void = { _ in }

  package init() {}

  /// Replaces the contents. If a path is a symbolic link, the link stays and its target is written.
  /// The mode is kept.
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

  /// Creates a file next to the target, with its mode and owner, whose bytes are flushed to disk.
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
      // Without permission to change the owner, the file keeps the user's, as in every editor.
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
