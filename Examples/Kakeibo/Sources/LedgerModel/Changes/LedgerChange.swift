import Foundation

/// What stands at some places of a ledger afterwards.
///
/// A change names each entry that it touches by its id: with the entry as it is to be, or with nil
/// for one that goes. The few records of a ledger's setup are replaced together. What a change
/// replaces is a change as well, and so taking back, and doing again what was taken back, need no
/// code of their own.
///
/// The functions that make changes keep a ledger whole: who removes one half of a transfer removes
/// the other, who removes an account removes its entries.
public struct LedgerChange: Equatable, Sendable {
  public internal(set) var entries: [Ledger.Entry.ID: Ledger.Entry?] = [:]
  /// All of it as it is to be; nil leaves it as it is.
  var setup: Ledger.Setup?

  /// Changes a ledger's setup.
  public static func setup(
    of ledger: Ledger, _ edit: (inout Ledger.Setup) -> Void
  ) -> LedgerChange {
    var change = LedgerChange()
    change.edit(ledger.setup, edit)
    return change
  }

  mutating func edit(_ setup: Ledger.Setup, _ edit: (inout Ledger.Setup) -> Void) {
    var setup = setup
    edit(&setup)
    self.setup = setup
  }

  /// Whether it changes nothing, whatever the ledger.
  public var isEmpty: Bool { entries.isEmpty && setup == nil }
}

extension Ledger {
  /// Applies a change.
  ///
  /// A few entries are found by binary search and moved into their places; many are merged in one
  /// walk. Sums and rankings follow each entry, and are built again once that is less work.
  ///
  /// - Returns: the change that takes this one back. It is empty where nothing was changed.
  @discardableResult
  public mutating func apply(_ change: LedgerChange) -> LedgerChange {
    var inverse = LedgerChange()
    for (id, entry) in change.entries where self[entry: id] != entry {
      inverse.entries.updateValue(self[entry: id], forKey: id)
    }
    let added = inverse.entries.keys.compactMap { change.entries[$0] ?? nil }
      .sorted(by: Entry.precedes)
    replace(inverse.entries, with: added)
    if let new = change.setup, new != setup {
      inverse.setup = setup
      setup = new
    }
    lastID = max(lastID, change.entries.keys.max() ?? 0, setup.highestID)
    return inverse
  }

  /// Changes all but the entries.
  @discardableResult
  public mutating func edit(_ edit: (inout Setup) -> Void) -> LedgerChange {
    apply(.setup(of: self, edit))
  }

  private mutating func replace(_ former: [Entry.ID: Entry?], with added: [Entry]) {
    let removed = former.values.compactMap(\.self)
    if former.count > 8 {
      merge(added, leavingOut: former)
    } else {
      for entry in removed {
        entries.remove(at: entries.firstPlace { !Entry.precedes($0, entry) })
      }
      for entry in added {
        entries.insert(entry, at: entries.firstPlace { !Entry.precedes($0, entry) })
      }
    }
    if former.count > 64, former.count > entries.count / 4 {
      index = EntryIndex(entries)
    } else {
      removed.forEach { index.remove($0) }
      added.forEach { index.add($0) }
    }
  }

  /// Takes out what was there before and puts in what is there now, in one walk through all
  /// entries.
  private mutating func merge(_ added: [Entry], leavingOut former: [Entry.ID: Entry?]) {
    var merged: [Entry] = []
    merged.reserveCapacity(entries.count + added.count)
    var rest = added[...]
    for entry in entries where former[entry.id] == nil {
      while let next = rest.first, Entry.precedes(next, entry) { merged.append(rest.removeFirst()) }
      merged.append(entry)
    }
    entries = merged + rest
  }
}
