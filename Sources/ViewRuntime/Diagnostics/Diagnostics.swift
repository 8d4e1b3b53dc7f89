import Foundation
import Locking

/// The destination of diagnostics: observing tests, or else standard error, once per message.
///
/// Standard error is shown after the terminal has been restored, so messages never garble the
/// screen.
package enum Diagnostics {
  private struct State {
    var reported: Set<RuntimeDiagnostic> = []
    var observers: [Int: @Sendable (RuntimeDiagnostic) -> Void] = [:]
    /// The once-only diagnostics that each observer has received.
    var heard: [Int: Set<RuntimeDiagnostic>] = [:]
    var nextObserver = 0
  }

  private static let state = Mutex(State())

  /// Reports a warning. Identical messages are printed once, but observers receive every one.
  package static func report(_ code: RuntimeDiagnostic.Code, _ message: String) {
    let diagnostic = RuntimeDiagnostic(code: code, message: message)
    let (isNew, observers) = state.withLock { state in
      (state.reported.insert(diagnostic).inserted, Array(state.observers.values))
    }
    for observer in observers { observer(diagnostic) }
    if isNew, observers.isEmpty { printToStandardError(diagnostic) }
  }

  /// Reports a warning about a lasting condition, such as a missing file: it is printed once, and
  /// every observer receives it once.
  package static func reportOnce(_ code: RuntimeDiagnostic.Code, _ message: String) {
    let diagnostic = RuntimeDiagnostic(code: code, message: message)
    let (isNew, observers) = state.withLock { state in
      let observers = state.observers
      var waiting: [@Sendable (RuntimeDiagnostic) -> Void] = []
      for (token, observer) in observers
      where state.heard[token, default: []].insert(diagnostic).inserted {
        waiting.append(observer)
      }
      return (state.reported.insert(diagnostic).inserted && observers.isEmpty, waiting)
    }
    for observer in observers { observer(diagnostic) }
    if isNew { printToStandardError(diagnostic) }
  }

  /// Reports an unrecoverable error and stops the program.
  package static func fatal(_ code: RuntimeDiagnostic.Code, _ message: String) -> Never {
    let diagnostic = RuntimeDiagnostic(code: code, message: message)
    for observer in state.withLock({ Array($0.observers.values) }) { observer(diagnostic) }
    fatalError(diagnostic.description)
  }

  /// Observes every diagnostic from now on, on the thread that raised it; used by tests.
  package static func addObserver(
    _ observer: @escaping @Sendable (RuntimeDiagnostic) -> Void
  ) -> Int {
    state.withLock { state in
      state.nextObserver += 1
      state.observers[state.nextObserver] = observer
      return state.nextObserver
    }
  }

  package static func removeObserver(_ token: Int) {
    state.withLock {
      $0.observers[token] = nil
      $0.heard[token] = nil
    }
  }

  private static func printToStandardError(_ diagnostic: RuntimeDiagnostic) {
    FileHandle.standardError.write(Data("warning: \(diagnostic)\n".utf8))
  }
}
