import HostInterface

extension RenderNode {
  /// Delivers an event to the node, or to the innermost wrapper that intercepts it.
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

  /// Delivers an event to the node's own handler or to its event target.
  package func handle(_ event: HostEvent) {
    if let onEvent { return onEvent(event) }
    eventTarget?.handle(event)
  }
}
