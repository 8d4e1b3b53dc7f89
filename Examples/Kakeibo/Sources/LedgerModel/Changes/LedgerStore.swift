import Observation

/// The one place where a window's ledger is, and the one way to change it.
///
/// Views read ``ledger`` and are drawn again when it changes; they hand in a ``LedgerChange``, and
/// whoever undoes keeps the one that comes back.
@MainActor @Observable
public final class LedgerStore {
  public private(set) var ledger: Ledger

  public nonisolated init(_ ledger: Ledger) {
    _ledger = ledger
  }

  /// Applies a change; nobody who reads the ledger is told of an empty one.
  ///
  /// - Returns: the change that takes it back.
  @discardableResult
  public func apply(_ change: LedgerChange) -> LedgerChange {
    guard !change.isEmpty else { return change }
    return ledger.apply(change)
  }

  /// Puts another ledger in the place of this one, such as what it was before.
  ///
  /// - Returns: the one that was there.
  @discardableResult
  public func replace(with ledger: Ledger) -> Ledger {
    let former = self.ledger
    if ledger != former { self.ledger = ledger }
    return former
  }

  /// A store of the sample ledger, for previews.
  public static var sample: LedgerStore { LedgerStore(.sample(today: .today)) }
}
