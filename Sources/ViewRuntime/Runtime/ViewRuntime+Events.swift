import HostInterface

extension ViewRuntime {
  /// Handles an event of the host. Its changes are shown in the next frame.
  package func handle(_ event: HostEvent) {
    recorder?.note(event, in: self)
    becomeCurrent()
    eventCount += 1
    eventDepth += 1
    deliver(event)
    eventDepth -= 1
    // The program may have written to its defaults, which are not observed.
    PolledSources.look()
  }

  private func deliver(_ event: HostEvent) {
    if case .pointer(_, let pointer) = event { heldKeys.guess(pointer.modifiers) }
    switch event {
    case .held(let modifiers):
      heldKeys.tell(modifiers)
      requestFrame()
    case .resized:
      rootNode.setNeedsLayout()
      requestFrame()
    case .environment(let environment):
      isActive = environment.isActive
      hostEnvironmentChanged?(environment)
      requestFrame()
    case .focused(let id):
      let former = focus.focused
      focus.moved(to: id)
      focusChanged?(id)
      if let former, former != id { nodes[former]?.handle(event) }
      if let id { nodes[id]?.handle(event) }
      focusArrived?()
      focusArrived = nil
    case .receive(let drag, let items): outsideDrag?(drag, items)
    case .windowResized(let id, _), .activate(let id), .longPress(let id), .setValue(let id, _),
      .followLink(let id, _),
      .select(let id, _), .increment(let id),
      .decrement(let id), .edit(let id, _), .submit(let id), .scroll(let id, _),
      .perform(let id, _), .dismiss(let id), .pointer(let id, _), .pinch(let id, _),
      .typed(let id, _), .openMenu(let id, _), .drag(let id, _):
      (id == .root ? rootNode : nodes[id])?.receive(event)
    }
  }
}

extension ViewRuntime {
  /// Called when the host's fonts changed: anything it measures may have another size.
  ///
  /// - Complexity: linear in the nodes of the tree.
  func measuresChanged() {
    func visit(_ node: RenderNode) {
      node.setNeedsLayout()
      node.children.forEach(visit)
    }
    visit(rootNode)
    requestFrame()
  }
}
