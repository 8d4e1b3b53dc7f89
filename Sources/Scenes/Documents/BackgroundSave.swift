import Foundation
import Locking

/// Writes a file off the main thread.
@MainActor
final class BackgroundSave {
  let url: URL
  private let outcome = Outcome()

  /// - Parameter finished: called on the main actor once the file is written or writing has failed.
  init(
    to url: URL, _ write: @escaping @Sendable () throws -> Void,
    finished: @escaping @MainActor @Sendable (BackgroundSave) -> Void
  ) {
    self.url = url
    DispatchQueue.global(qos: .utility).async { [outcome] in
      outcome.set(Result { try write() })
      DispatchQueue.main.async { MainActor.assumeIsolated { finished(self) } }
    }
  }

  /// Waits until the file is written.
  func wait() throws { try outcome.get() }
}

/// The result of writing on another thread.
private final class Outcome: Sendable {
  private let result = Mutex<Result<Void, any Error>?>(nil)
  private let written = DispatchSemaphore(value: 0)

  func set(_ result: Result<Void, any Error>) {
    self.result.withLock { $0 = result }
    written.signal()
  }

  func get() throws {
    written.wait()
    written.signal()
    try result.withLock { try $0?.get() }
  }
}
