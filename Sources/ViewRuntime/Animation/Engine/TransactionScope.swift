/// A place in the tree that changes the transactions of its descendants: `animation(_:value:)`,
/// `transaction(_:)`, a transition.
@MainActor
final class TransactionScope {
  let outer: TransactionScope?
  /// Whether it applies only to the modifiers of a closure, and not to the view that they modify.
  let isBodyOnly: Bool
  /// Nil while it changes nothing.
  fileprivate(set) var change: ((inout Transaction) -> Void)?

  init(within outer: TransactionScope?, isBodyOnly: Bool = false) {
    self.outer = outer
    self.isBodyOnly = isBodyOnly
  }

  /// Returns a transaction as changed by this scope and the outer ones, outer changes first.
  func transaction(_ base: Transaction) -> Transaction {
    var transaction = outer?.transaction(base) ?? base
    change?(&transaction)
    return transaction
  }
}

extension ViewRuntime {
  /// Changes the transaction of the current update below `scope`.
  func activate(_ scope: TransactionScope, _ change: @escaping (inout Transaction) -> Void) {
    if scope.change == nil { activeScopes.append(scope) }
    scope.change = change
    mayAnimate = true
  }

  /// Changes every transaction below `scope` from now on.
  func keep(_ scope: TransactionScope, _ change: @escaping (inout Transaction) -> Void) {
    if scope.change == nil { lastingScopes += 1 }
    scope.change = change
    mayAnimate = true
  }

  func release(_ scope: TransactionScope) {
    if scope.change != nil { lastingScopes -= 1 }
    scope.change = nil
  }

  /// Called when the host is up to date: ends the changes that apply to one update only.
  func endTransaction() {
    guard mayAnimate || !waitingTransaction.isEmpty else { return }
    for scope in activeScopes { scope.change = nil }
    activeScopes = []
    nodeCompletions = [:]
    anchors = []
    waitingTransaction = Transaction()
    mayAnimate = false
  }
}

extension Element {
  /// The transaction of the current update, as changed for this place.
  package var transaction: Transaction {
    scope.transactions?.transaction(runtime.transaction) ?? runtime.transaction
  }
}
