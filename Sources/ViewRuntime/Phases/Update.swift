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
      Self.apply(group, to: graph)
    } else if graph.hasPendingObservers {
      begin(Transaction())
    } else {
      return false
    }
    graph.update()
    transaction = Transaction()
    return true
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
