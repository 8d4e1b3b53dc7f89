import Foundation

/// Tells when something in a set of folders is written, comes or goes.
final class SourceWatcher {
  /// Readable when something happened.
  let descriptor: Int32
  private var folders: [String: Int32] = [:]

  init() { descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) }

  deinit { close(descriptor) }

  /// Watches these folders and no others.
  ///
  /// - Returns: whether some of them were not watched before.
  @discardableResult
  func watch(_ wanted: Set<URL>) -> Bool {
    let paths = Set(wanted.map(\.path))
    for (path, watch) in folders where !paths.contains(path) {
      inotify_rm_watch(descriptor, watch)
      folders[path] = nil
    }
    // Editors write a file again, or write another one and give it the name.
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)
    let former = folders.count
    for path in paths where folders[path] == nil {
      let watch = inotify_add_watch(descriptor, path, mask)
      if watch >= 0 { folders[path] = watch }
    }
    return folders.count > former
  }

  /// Takes what has happened, until nothing has for a moment: one save is often several steps.
  func drain() {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 16_384)
    repeat {
      while read(descriptor, &bytes, bytes.count) > 0 {}
    } while poll(&waiting, 1, 30) > 0
  }
}
