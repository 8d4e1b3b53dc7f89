import Foundation

/// Notifies when something in a set of folders is written, added or removed.
final class SourceWatcher {
  /// A descriptor that is readable when something happened.
  let descriptor: Int32
  private var folders: [String: Int32] = [:]

  init() { descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) }

  deinit { close(descriptor) }

  /// Watches exactly these folders.
  ///
  /// - Returns: whether some of them were not watched before.
  @discardableResult
  func watch(_ wanted: Set<URL>) -> Bool {
    let paths = Set(wanted.map(\.path))
    for (path, watch) in folders where !paths.contains(path) {
      inotify_rm_watch(descriptor, watch)
      folders[path] = nil
    }
    // Editors rewrite a file, or write another one and rename it.
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)
    let former = folders.count
    for path in paths where folders[path] == nil {
      let watch = inotify_add_watch(descriptor, path, mask)
      if watch >= 0 { folders[path] = watch }
    }
    return folders.count > former
  }

  /// Consumes pending events until none arrive for a moment: one save often takes several steps.
  func drain() {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 16_384)
    repeat {
      while read(descriptor, &bytes, bytes.count) > 0 {}
    } while poll(&waiting, 1, 30) > 0
  }
}
