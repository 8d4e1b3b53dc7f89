import Foundation
import Locking

/// Where diagnostics go: to the test that watches, and once per place to standard error.
///
/// Standard error is shown after the screen was given back, so a message never scrambles it.
package enum Diagnostics {
  private struct State {
    var reported: Set<RuntimeDiagnostic> = []
    var observers: [Int: @Sendable (RuntimeDiagnostic) -> Void] = [:]
    /// What observers have heard of what is told once only.
    var heard: [Int: Set<RuntimeDiagnostic>] = [:]
    var nextObserver = 0
  }

  private static let state = Mutex(State())

  /// Reports a warning. The same message is printed once, but every observer hears of each.
  package static func report(_ code: RuntimeDiagnostic.Code, _ message: String) {
    let diagnostic = RuntimeDiagnostic(code: code, message: message)
    let (isNew, observers) = state.withLock { state in
      (state.reported.insert(diagnostic).inserted, Array(state.observers.values))
    }
    for observer in observers { observer(diagnostic) }
    if isNew, observers.isEmpty { printToStandardError(diagnostic) }
  }

  /// Reports a warning about what stays as it is however often it is come upon, such as a file that
  /// is missing: it is printed once, and every observer hears of it once.
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

  /// Reports an error that leaves nothing to go on with, and stops the program.
  package static func fatal(_ code: RuntimeDiagnostic.Code, _ message: String) -> Never {
    let diagnostic = RuntimeDiagnostic(code: code, message: message)
    for observer in state.withLock({ Array($0.observers.values) }) { observer(diagnostic) }
    fatalError(diagnostic.description)
  }

  /// Hears of every diagnostic from now on, on the thread that raised it; tests use it.
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
