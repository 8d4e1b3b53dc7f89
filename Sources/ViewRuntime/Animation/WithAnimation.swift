/// Runs `body` and animates its writes. Synchronous; returns the result of `body` (S6.7).
///
/// ```swift
/// withAnimation(.bouncy) { isOpen.toggle() }
/// ```
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try Transaction.with(transaction, body)
}

/// Runs `body` and animates its writes. Calls `completion` once, when all of these animations have
/// ended; immediately after `body` if it starts none (S6.7).
///
/// - Parameter completionCriteria: whether the long settling of a spring counts.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
