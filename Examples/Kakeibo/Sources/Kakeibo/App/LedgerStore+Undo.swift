import LedgerModel
import SwiftUI

extension LedgerStore {
  /// Applies a change that the user can take back, and do again.
  ///
  /// - Parameter name: what the menu says: "Undo Delete Entry".
  func apply(_ change: LedgerChange, named name: String, undo manager: UndoManager?) {
    let inverse = apply(change)
    guard !inverse.isEmpty else { return }
    manager?.registerUndo(withTarget: self) { store in
      MainActor.assumeIsolated { store.apply(inverse, named: name, undo: manager) }
    }
    manager?.setActionName(name)
  }
}
