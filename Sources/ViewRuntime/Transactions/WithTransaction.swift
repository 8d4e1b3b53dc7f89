/// Runs `body`; its writes carry `transaction`. Nested calls merge, and the inner one wins (S6.6).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard !transaction.isEmpty else { return try body() }
  return try Transaction.with(Transaction.current.merging(transaction), body)
}

/// Runs `body`; its writes carry a custom value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.with(transaction, body)
}
