extension ViewRuntime {
  /// Applies the writes of one transaction and runs the bodies that they concern, parents before
  /// children.
  ///
  /// - Returns: whether there was anything to do.
  func update() -> Bool {
    if let group = updateQueue.takeFirst() {
      transaction = group.transaction
      graph.batch {
        for step in group.steps { step() }
      }
    } else if !graph.hasPendingObservers {
      return false
    }
    graph.update()
    transaction = Transaction()
    return true
  }
}
