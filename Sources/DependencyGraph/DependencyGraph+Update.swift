// Running the observers that are pending.

extension DependencyGraph {
  /// Processes each pending observer, by ascending `order` and then by age, and runs it if
  /// something it read has changed. Observers that become pending meanwhile are processed in the
  /// same call, so none is pending afterwards.
  ///
  /// An observer that has run runs again only if it is invalidated again. One that runs more than
  /// ``runLimit`` times is reported as a runaway (D22) and left alone until a later update.
  ///
  /// A nested call during an update does nothing: the outer call does the work.
  package func update() {
    if isUpdating { return }
    isUpdating = true
    updateNumber &+= 1
    withoutReader {
      while let observer = pending.popFirst() { refresh(observer) }
    }
    trail = []
    isUpdating = false
    #if INVARIANT_CHECKS
      checkInvariantsNowAndThen()
    #endif
  }

  private func refresh(_ observer: Observer) {
    if observer.state == .check, !observer.isRunning {
      observer.settle()
      if observer.state == .clean { return }
    }
    if isRunaway(observer) { return giveUp(observer) }
    observer.state = .clean
    observer.hasTracked = false
    observer.run()
    // It did not track, so it keeps its earlier reads and counts as up to date.
    if !observer.hasTracked, observer.ticket < 0 { observer.settleReads() }
  }

  /// Declares an observer up to date, so that the next change runs it as usual. If even that makes
  /// it pending again (its computations write what they read), drops its reads.
  private func giveUp(_ observer: Observer) {
    observer.settleReads()
    if observer.isPending, observer.runs > 2 * Self.runLimit {
      observer.dropReads()
      observer.cancelPending()
    }
  }

  /// Counts a run, and reports an observer that reaches the limit, together with the observers that
  /// ran since it came close: they form the cycle.
  ///
  ///     limit - 1:  A (the trail begins)   B   C   limit:  A      A → B → C → A
  private func isRunaway(_ observer: Observer) -> Bool {
    if observer.runsUpdate != updateNumber {
      observer.runsUpdate = updateNumber
      observer.runs = 0
    }
    observer.runs += 1
    if observer.runs == Self.runLimit, trail.isEmpty {
      trail = [observer]
    } else if observer.runs <= Self.runLimit {
      if !trail.isEmpty, trail.count < 32 { trail.append(observer) }
    } else {
      if observer.runs == Self.runLimit + 1 {
        let cycle = trail.first === observer ? trail : [observer]
        trail = []
        report(
          GraphDiagnostic(kind: .runaway, labels: (cycle + [observer]).map(\.displayName)))
      }
      return true
    }
    return false
  }
}
