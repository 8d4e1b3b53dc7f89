import Locking
import Timekeeping
import ViewRuntime

/// Collects the diagnostics of one test.
///
/// Diagnostics are global to the process. Those raised under another test's clock belong to that
/// test, including those from blocks on dispatch queues.
final class DiagnosticJournal: Sendable {
  private final class Entries: Sendable {
    let all = Mutex<[ViewTest.Diagnostic]>([])
  }

  private let entries = Entries()
  private let token: Int

  init(time: TimeSource) {
    let entries = entries
    token = Diagnostics.addObserver { [weak time] diagnostic in
      guard let time, TimeSource.current === time else { return }
      entries.all.withLock {
        $0.append(.init(code: diagnostic.code.rawValue, message: diagnostic.message))
      }
    }
  }

  deinit { Diagnostics.removeObserver(token) }

  var diagnostics: [ViewTest.Diagnostic] { entries.all.withLock { $0 } }
}
