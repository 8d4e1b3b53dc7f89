import LedgerModel
import SwiftUI

/// The one place where a window's ledger is, and the one way to change it.
///
/// Views read ``ledger`` and are drawn again when it changes; they hand in a ``LedgerChange``, which the
/// user can take back, and do again.
@MainActor @Observable
final class LedgerStore {
  private(set) var ledger: Ledger
  /// The window's, where what is changed can be taken back.
  @ObservationIgnored var undoManager: UndoManager?

  nonisolated init(_ ledger: Ledger) {
    _ledger = ledger
  }

  /// A store of the sample ledger, for previews.
  static var sample: LedgerStore { LedgerStore(.sample(today: .today)) }

  /// Applies a change; nobody is told of an empty one.
  ///
  /// - Parameter name: what the menu says: "Undo Delete Entry".
  func apply(_ change: LedgerChange, named name: LocalizedStringResource) {
    guard !change.isEmpty else { return }
    let inverse = ledger.apply(change)
    guard !inverse.isEmpty else { return }
    register(name) { $0.apply(inverse, named: name) }
  }

  /// Puts another ledger in the place of this one, such as what it was before.
  func replace(with other: Ledger, named name: LocalizedStringResource) {
    guard other != ledger else { return }
    let former = ledger
    ledger = other
    register(name) { $0.replace(with: former, named: name) }
  }

  private func register(
    _ name: LocalizedStringResource,
    takingBack: @escaping @MainActor @Sendable (LedgerStore) -> Void
  ) {
    undoManager?.registerUndo(withTarget: self) { store in
      MainActor.assumeIsolated { takingBack(store) }
    }
    undoManager?.setActionName(String(localized: name))
  }
}
