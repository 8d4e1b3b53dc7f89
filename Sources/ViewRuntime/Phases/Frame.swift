import HostInterface

extension ViewRuntime {
  /// Runs one frame: the passes in order, until there is nothing left to do.
  ///
  ///     update ─▶ actions ─▶ update ─▶ ... ─▶ layout ─▶ (made new work?) ─▶ appearances
  ///                                                      ─▶ (made new work?) ─▶ commit
  ///
  /// Actions, layout and appearances may request more updates in the same frame (S6.1). All loops
  /// are bounded; remaining work waits for the next frame.
  ///
  /// With animations, a frame may commit more than once: before the writes of another transaction,
  /// and before views inserted by a transition move into place.
  package func runFrame() {
    guard !isRunningFrame, isStarted else { return }
    isRunningFrame = true
    becomeCurrent()
    frameCount += 1
    recorder?.frameBegins()
    if PolledSources.look() { poll() }
    var appearances = 0
    repeat {
      settleLayout()
      appearances += 1
    } while appearances <= Self.updateBound && runAppearances()
    commit()
    if !arrivals.isEmpty { settleArrivals() }
    if !emptyMatchedGroups.isEmpty { forgetEmptyMatchedGroups() }
    isRunningFrame = false
    recorder?.frameEnds()
    knownFrameTime = nil
    saveSceneValues()
    focus.settle()
    if reloading != nil { finishReloading() }
    if hasUpdates || hasAppearances { host.requestFrame() }
  }

  private func settleLayout() {
    var rounds = 0
    repeat {
      settleUpdates()
      layOut()
      afterLayout()
      rounds += 1
    } while hasUpdates && rounds < Self.frameBound
  }

  private func settleUpdates() {
    var steps = 0
    if !changeDispatches.isEmpty { changeDispatches = [:] }
    while steps < Self.updateBound {
      let updated = update()
      let acted = runActions()
      if !updated, !acted { return }
      steps += 1
    }
  }

  /// The number of completed frames.
  package var completedFrameCount: Int { isRunningFrame ? frameCount - 1 : frameCount }

  /// The maximum number of rounds of update and actions, and of layout, in a frame.
  private static var updateBound: Int { 64 }
  private static var frameBound: Int { 8 }

  package var hasUpdates: Bool {
    !updateQueue.isEmpty || graph.hasPendingObservers || !actionQueue.isEmpty
      || !layoutQueue.isEmpty || !containersToGather.isEmpty || !afterLayoutActions.isEmpty
  }
}
