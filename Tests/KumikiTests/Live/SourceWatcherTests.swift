import Foundation
import Testing

@testable import kumiki

@Suite("Watching sources")
struct SourceWatcherTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("kumiki.\(UUID().uuidString)")

  private func isReadable(_ watcher: SourceWatcher) -> Bool {
    var waiting = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 200) > 0
  }

  @Test("A file that is written, replaced or removed is noticed, once for several steps")
  func changes() throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let file = folder.appendingPathComponent("画面.swift")
    let watcher = SourceWatcher()
    watcher.watch([folder])
    #expect(!isReadable(watcher))
    try Data("1".utf8).write(to: file)
    #expect(isReadable(watcher))
    watcher.drain()
    #expect(!isReadable(watcher))
    // As editors save: another file takes over the name.
    try Data("2".utf8).write(to: file, options: .atomic)
    #expect(isReadable(watcher))
    watcher.drain()
    try files.removeItem(at: file)
    #expect(isReadable(watcher))
    watcher.drain()
    watcher.watch([])
    watcher.drain()
    try Data("3".utf8).write(to: file)
    #expect(!isReadable(watcher))
  }
}
