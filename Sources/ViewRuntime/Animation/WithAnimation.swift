/// Runs `body`; what it writes is animated. Synchronous; gives back what `body` returns (S6.7).
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

/// Runs `body`; what it writes is animated, and `completion` is called once, when all of these
/// animations have ended; right after `body` if it begins none (S6.7).
///
/// - Parameter completionCriteria: whether a spring's long end counts.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
