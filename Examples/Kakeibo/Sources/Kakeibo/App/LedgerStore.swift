import LedgerModel
import SwiftUI

/// The one place where a window's ledger is, and the one way to change it.
///
/// Views read ``ledger`` and are drawn again when it changes; they hand in a ``LedgerChange``,
/// which the user can take back, and do again.
@MainActor @Observable
final class LedgerStore {
  private(set) var ledger: Ledger
  /// The window's, where what is changed can be taken back.
  @ObservationIgnored var undoManager: UndoManager?
  /// What the ledger was before; nil for one that was never saved.
  var backups: LedgerBackups?

  nonisolated init(_ ledger: Ledger) {
    _ledger = ledger
  }

  /// Applies a change; nobody is told of an empty one.
  ///
  /// - Parameter name: what the menu says: "Undo Delete Entry".
  func apply(_ change: LedgerChange, named name: LocalizedStringResource) {
    guard !change.isEmpty else { return }
    let inverse = ledger.apply(change)
    guard !inverse.isEmpty else { return }
    undoManager?.registerUndo(withTarget: self) { store in
      MainActor.assumeIsolated { store.apply(inverse, named: name) }
    }
    undoManager?.setActionName(String(localized: name))
  }

  /// Changes accounts, categories and all else but entries.
  func edit(named name: LocalizedStringResource, _ edit: (inout Ledger.Setup) -> Void) {
    apply(.setup(of: ledger, edit), named: name)
  }
}

extension EnvironmentValues {
  /// The day up to which things are due, and that charts mark.
  var today: Day {
    get { self[TodayKey.self] }
    set { self[TodayKey.self] = newValue }
  }
}

private struct TodayKey: EnvironmentKey {
  /// Asked for again each time: a window may be open over midnight.
  static var defaultValue: Day { .today }
}

extension LedgerStore {
  /// A store of the sample ledger, for previews.
  static var sample: LedgerStore { LedgerStore(.sample(today: .today)) }
}

extension View {
  /// A preview of a part of a window.
  func inSampleWindow(
    _ store: LedgerStore = .sample, _ navigation: LedgerNavigation = LedgerNavigation()
  ) -> some View {
    environment(store).environment(navigation)
  }
}
