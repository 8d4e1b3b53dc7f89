import DependencyGraph

extension ViewRuntime {
  /// Applies the writes of one transaction and runs the bodies that they concern, parents before
  /// children.
  ///
  /// - Returns: whether there was anything to do.
  func update() -> Bool {
    if let recorder {
      let outer = UpdateRecorder.current
      UpdateRecorder.current = recorder
      defer { UpdateRecorder.current = outer }
      return applyUpdate()
    }
    return applyUpdate()
  }

  private func applyUpdate() -> Bool {
    if let group = updateQueue.takeFirst() {
      transaction = group.transaction
      Self.apply(group, to: graph)
    } else if !graph.hasPendingObservers {
      return false
    }
    graph.update()
    transaction = Transaction()
    return true
  }

  /// Not isolated, as the batch's closure would else ask where it is.
  private nonisolated static func apply(_ group: UpdateQueue.Group, to graph: DependencyGraph) {
    graph.batch {
      for step in group.steps { step() }
    }
  }
}
