/// A place in the tree that changes the transactions of what is below it: `animation(_:value:)`,
/// `transaction(_:)`, a transition.
@MainActor
final class TransactionScope {
  let outer: TransactionScope?
  /// Whether only the modifiers of a closure are meant, and not the view that they are applied to.
  let isBodyOnly: Bool
  /// Nil while it changes nothing.
  fileprivate(set) var change: ((inout Transaction) -> Void)?

  init(within outer: TransactionScope?, isBodyOnly: Bool = false) {
    self.outer = outer
    self.isBodyOnly = isBodyOnly
  }

  /// What becomes of a transaction on its way here, outer changes first.
  func transaction(_ base: Transaction) -> Transaction {
    var transaction = outer?.transaction(base) ?? base
    change?(&transaction)
    return transaction
  }
}

extension ViewRuntime {
  /// Changes the transaction of the present update below `scope`.
  func activate(_ scope: TransactionScope, _ change: @escaping (inout Transaction) -> Void) {
    if scope.change == nil { activeScopes.append(scope) }
    scope.change = change
    mayAnimate = true
  }

  /// Changes every transaction below `scope`, from now on.
  func keep(_ scope: TransactionScope, _ change: @escaping (inout Transaction) -> Void) {
    if scope.change == nil { lastingScopes += 1 }
    scope.change = change
    mayAnimate = true
  }

  func release(_ scope: TransactionScope) {
    if scope.change != nil { lastingScopes -= 1 }
    scope.change = nil
  }

  /// The host knows all: what was said of one update only is over.
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
  /// The transaction of the update that runs now, as it is at this place.
  package var transaction: Transaction {
    scope.transactions?.transaction(runtime.transaction) ?? runtime.transaction
  }
}
