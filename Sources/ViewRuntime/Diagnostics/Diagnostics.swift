import Foundation
import Locking

/// A situation that a program got itself into: what happened, where, and how to mend it.
///
/// `Docs/Diagnostics.md` has a section for each code.
package struct RuntimeDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The headings of `Docs/Diagnostics.md`.
  package enum Code: String, Hashable, Sendable {
    case writeDuringUpdate = "D1"
    case publishedOffMain = "D2"
    case publishedDuringUpdate = "D3"
    case missingObject = "D4"
    case missingObservable = "D5"
    case uninstalledStateObject = "D6"
    case uninstalledState = "D7"
    case changeLoop = "D8"
    case preferenceLoop = "D9"
    case uninstalledEnvironment = "D10"
    case uninstalledFocusState = "D11"
    case uninstalledNamespace = "D12"
    case invalidFrame = "D13a"
    case contradictoryFrame = "D13b"
    case mainActorKeyPath = "D14"
    case duplicateID = "D15a"
    case constantRangeChanged = "D15b"
    case secondSheet = "D16"
    case missingDestination = "D17"
    case duplicateDestination = "D18"
    case deepDestination = "D19"
    case linkOutsideStack = "D20"
    case pickerWithoutTag = "D21"
    case graphCycle = "D22"
    case misuse = "D23"
    /// One focus value on two views.
    case focusValueTwice = "S8.5"
    /// A navigation stack on a screen of its own path, or a sheet in itself.
    case endlessNavigation = "S12.7"
    /// An app could not read or write what it needed.
    case io = "IO"
  }

  package let code: Code
  package let message: String

  /// As it is printed, with the place that explains it.
  package var description: String {
    let anchor = code.rawValue.lowercased().filter { $0 != "." }
    return "SwiftUI [\(code.rawValue)]: \(message) (Docs/Diagnostics.md#\(anchor))"
  }
}

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

  /// Reports a warning about what stays as it is however often it is come upon, such as a file that is
  /// missing: it is printed once, and every observer hears of it once.
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
