/// The closure of a `transaction(_:)`, and what it did last.
///
/// A removed view's closure is not called if it was seen to read anything, since that may be gone
/// (S1.16): what it did last stands for it. One that reads nothing is called as ever, because it
/// may be what gives the removal its animation.
@MainActor
final class TransactionClosure {
  private unowned let runtime: ViewRuntime
  private var readsAnything = false
  private var animation: Animation??
  private var disablesAnimations: Bool?

  init(_ runtime: ViewRuntime) { self.runtime = runtime }

  func apply(
    _ change: (inout Transaction) -> Void, to transaction: inout Transaction, isLeaving: Bool
  ) {
    if isLeaving, readsAnything { return repeatLast(on: &transaction) }
    let former = transaction
    if readsAnything {
      change(&transaction)
    } else {
      readsAnything = runtime.readDetector.reads { change(&transaction) }
    }
    let isOther = transaction.animation != former.animation
    animation = isOther ? .some(transaction.animation) : nil
    let disables = transaction.disablesAnimations
    disablesAnimations = disables == former.disablesAnimations ? nil : disables
  }

  private func repeatLast(on transaction: inout Transaction) {
    if let animation { transaction.animation = animation }
    if let disablesAnimations { transaction.disablesAnimations = disablesAnimations }
  }
}
