/// A problem in a program: what happened, where, and how to fix it.
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
    /// The same focus value on two views.
    case focusValueTwice = "S8.5"
    /// A navigation stack on a screen of its own path, or a sheet in itself.
    case endlessNavigation = "S12.7"
    /// An app failed to read or write required data.
    case io = "IO"
  }

  package let code: Code
  package let message: String

  /// The printed message, with a link to its explanation.
  package var description: String {
    let anchor = code.rawValue.lowercased().filter { $0 != "." }
    return "SwiftUI [\(code.rawValue)]: \(message) (Docs/Diagnostics.md#\(anchor))"
  }
}
