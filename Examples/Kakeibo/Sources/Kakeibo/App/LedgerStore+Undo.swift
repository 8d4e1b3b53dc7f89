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

  /// Puts another ledger in the place of this one, in a way that the user can take back.
  func replace(with ledger: Ledger, named name: String, undo manager: UndoManager?) {
    let former = replace(with: ledger)
    guard former != ledger else { return }
    manager?.registerUndo(withTarget: self) { store in
      MainActor.assumeIsolated { store.replace(with: former, named: name, undo: manager) }
    }
    manager?.setActionName(name)
  }
}
