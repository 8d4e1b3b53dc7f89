/// Changes the transactions of its content: always, or when a value changes.
package struct TransactionModifier<Value: Equatable> {
  /// The value that triggers the change; nil for always.
  var value: Value?
  var isBodyOnly = false
  /// Whether the change is an animation that the program gave, rather than a closure of it.
  var isImplicit = false
  let change: (inout Transaction) -> Void
}

extension TransactionModifier: PrimitiveModifier {
  package typealias Body = Never

  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    TransactionModifierElement(taking: ModifiedParts(view), inputs)
  }
}

private final class TransactionModifierElement<Content: View, Value: Equatable>:
  ModifierElement<Content, TransactionModifier<Value>>
{
  private var inner: EnvironmentScope!
  private let transactions: TransactionScope
  /// Nil for an animation that the program gave.
  private var closure: TransactionClosure?

  init(taking view: ModifiedParts<Content, TransactionModifier<Value>>, _ inputs: ViewInputs) {
    transactions = TransactionScope(
      within: inputs.scope.transactions, isBodyOnly: view.modifier.pointee.isBodyOnly)
    super.init(taking: view.modifier, inputs)
    inner = EnvironmentScope(within: scope, transactions: transactions)
    if modifier.value == nil {
      if !modifier.isImplicit { closure = TransactionClosure(runtime) }
      runtime.keep(transactions) { [unowned self] in change(&$0) }
      noteReads()
    } else {
      runtime.hasNewValueScopes = true
    }
    child = mountElement(taking: view.content, childInputs(in: inner))
  }

  private func change(_ transaction: inout Transaction) {
    guard let closure else { return modifier.change(&transaction) }
    closure.apply(modifier.change, to: &transaction, isLeaving: isInExitTransition)
  }

  /// Calls the closure while its view is certainly there: it may be called for the first time, or
  /// with other values, only when the view is being removed.
  private func noteReads() {
    guard closure != nil, !isInExitTransition else { return }
    _ = transactions.transaction(runtime.transaction)
  }

  override func modifierChanged(from old: TransactionModifier<Value>) {
    if modifier.value == nil { return noteReads() }
    guard let value = modifier.value, value != old.value else { return }
    let change = modifier.change
    runtime.activate(transactions, change)
    runtime.anchor(nodesInTree)
  }

  override func willUnmount() {
    if modifier.value == nil { runtime.release(transactions) }
    inner.detach()
  }
}

extension TransactionModifier {
  /// Returns a modifier that sets the animation, unless implicit ones are disabled (S6.6).
  nonisolated static func implicit(
    _ animation: Animation?, value: Value?, isBodyOnly: Bool = false
  ) -> Self {
    Self(value: value, isBodyOnly: isBodyOnly, isImplicit: true) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

extension View {
  /// Changes the transactions of the view and of everything inside it.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier<Bool>(change: transform))
  }

  /// Changes the transaction of the update in which `value` changes.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, change: transform))
  }

  /// Changes the transactions of the effects of the modifiers in `body`.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
      .modifier(TransactionModifier<Bool>(isBodyOnly: true, change: transform))
  }
}

extension ViewModifier {
  /// Animates the effects of this modifier, but nothing in the view that it is applied to.
  ///
  /// ```swift
  /// Text("Loading").modifier(Shimmer(phase: phase).animation(.linear(duration: 1.5)))
  /// ```
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    TransactedModifier(
      modifier: self,
      transaction: TransactionModifier<Bool>.implicit(animation, value: nil, isBodyOnly: true))
  }

  /// Changes the transactions of the effects of this modifier.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    TransactedModifier(
      modifier: self,
      transaction: TransactionModifier<Bool>(isBodyOnly: true, change: transform))
  }
}

/// A modifier with its own transactions, which its content does not see.
private struct TransactedModifier<Base: ViewModifier> {
  let modifier: Base
  let transaction: TransactionModifier<Bool>
}

extension TransactedModifier: ViewModifier {
  func body(content: Content) -> some View {
    PlaceholderContentView(content: content).modifier(modifier).modifier(transaction)
  }
}
