import HostInterface

extension RenderNode {
  /// Gives an event to the node, or to the wrapper that takes it in its place, the innermost first.
  func receive(_ event: HostEvent) {
    var wrapper = parent
    while let node = wrapper, !node.isVisible {
      if let interceptor = node.traits[EventInterceptor.key] as? EventInterceptor,
        interceptor.take(event)
      {
        return
      }
      wrapper = node.parent
    }
    handle(event)
  }

  /// Gives an event to whoever the node belongs to.
  package func handle(_ event: HostEvent) {
    if let onEvent { return onEvent(event) }
    eventTarget?.handle(event)
  }
}
