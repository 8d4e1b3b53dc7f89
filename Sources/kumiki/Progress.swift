import Foundation

/// A line on the terminal that shows the progress of long operations.
final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var hasLine = false

  init(isShown: Bool) { self.isShown = isShown }

  func update(_ done: Int, of count: Int) {
    guard isShown else { return }
    lock.withLock {
      let now = ContinuousClock.now
      guard now - start > .milliseconds(500), now - last > .milliseconds(80) else { return }
      last = now
      hasLine = true
      Self.write("\r\u{1B}[K\(done) of \(count) files")
    }
  }

  func finish() {
    lock.withLock {
      if hasLine { Self.write("\r\u{1B}[K") }
      hasLine = false
    }
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
