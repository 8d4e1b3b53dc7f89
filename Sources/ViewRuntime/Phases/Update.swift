import DependencyGraph

extension ViewRuntime {
  /// Applies the writes of one transaction and runs the affected bodies, parents before children.
  ///
  /// - Returns: whether there was anything to do.
  func update() -> Bool {
    if let recorder {
      let outer = UpdateListening.current
      UpdateListening.current = recorder
      defer { UpdateListening.current = outer }
      return applyUpdate()
    }
    return applyUpdate()
  }

  private func applyUpdate() -> Bool {
    if let group = updateQueue.takeFirst() {
      begin(group.transaction)
      isUpdating = true
      Self.apply(group, to: graph)
    } else if graph.hasPendingObservers {
      begin(Transaction())
      isUpdating = true
    } else {
      return false
    }
    graph.update()
    if !consequences.isEmpty { applyConsequences() }
    isUpdating = false
    transaction = Transaction()
    return true
  }

  /// Changes the tree because of what a body gave, in a place that is not that body's: at the end of
  /// the running update, with its transaction and before its actions; or else in the next update.
  package func changeInUpdate(_ change: @escaping () -> Void) {
    guard isUpdating else { return updateQueue.append(Transaction.current, change) }
    consequences.append(change)
  }

  /// Views that such a change mounts may request others; what goes on without end is left to the next
  /// updates, and so to the bound of the frame.
  private func applyConsequences() {
    for _ in 0..<Self.consequenceBound where !consequences.isEmpty {
      let changes = consequences
      consequences = []
      Self.apply(changes, to: graph)
      graph.update()
    }
    for change in consequences { updateQueue.append(transaction, change) }
    consequences = []
  }

  private static var consequenceBound: Int { 16 }

  private nonisolated static func apply(_ changes: [() -> Void], to graph: DependencyGraph) {
    graph.batch { for change in changes { change() } }
  }

  /// Not isolated, because the batch's closure would check the thread at each call.
  private nonisolated static func apply(_ group: UpdateQueue.Group, to graph: DependencyGraph) {
    graph.batch { group.apply() }
  }

  /// Begins the update of a transaction. With animations, the changes of each transaction are sent
  /// to the host before those of the next one, so that it is known how each change is animated
  /// (S2.11). So are newly mounted views that animate the changes of a value, before `onAppear`
  /// changes it.
  func begin(_ given: Transaction) {
    let next = isMotionless ? given.withoutMotion() : given
    transaction = next
    guard mayAnimate || !next.isEmpty || lastingScopes > 0 || hasNewValueScopes else { return }
    let animates = next.animation != nil || lastingScopes > 0
    if mayAnimate || animates || hasNewValueScopes { showWaitingChanges() }
    next.completions?.forEach { $0.attach(to: self) }
    waitingTransaction = next
    mayAnimate = animates
  }

  private var isMotionless: Bool { host.environment.reducesMotion || host.isStill }

  private func showWaitingChanges() {
    let next = transaction
    transaction = Transaction()
    layOut()
    // What the waiting changes scroll to belongs to their animation.
    if mayAnimate, runAfterLayoutActions() { layOut() }
    commit()
    transaction = next
  }
}
