import HostInterface

/// The nodes that an element puts around rows of a lazy container, which come and go with the rows.
@MainActor
final class RowWrappers {
  private let make: () -> RenderNode
  /// The wrappers, by the ids of the rows' own nodes.
  private var wrappers: [NodeID: RenderNode] = [:]
  private var held = HeldRows()
  private var mayHoldGoneRows = false

  /// - Parameter former: the content's wrappers from before it had lazy rows.
  init(taking former: inout Wrappers, make: @escaping () -> RenderNode) {
    self.make = make
    for wrapper in former.nodes {
      if let content = wrapper.children.first { wrappers[content.id] = wrapper }
    }
    former = Wrappers()
  }

  func forEach(_ body: (RenderNode) -> Void) {
    for wrapper in wrappers.values { body(wrapper) }
  }

  func segments(of content: Element) -> [LazySegment] {
    held.beginGathering()
    defer { held.endGathering() }
    mayHoldGoneRows = true
    var segments: [LazySegment] = []
    content.appendLazySegments(to: &segments)
    return segments.map { segment in
      segment.wrapped { [unowned self] in
        wrapper(of: $0, isHeld: $1)
      } hasShown: { [unowned self] in
        if mayHoldGoneRows { letGo() }
      } willBeCounted: { [unowned self] in
        held.willBeCounted()
      }
    }
  }

  /// Returns the wrappers of all rows, for callers that cannot be lazy.
  func nodes(of content: Element) -> [RenderNode] {
    mayHoldGoneRows = true
    return content.renderNodes.map { wrapper(of: $0, isHeld: true) }
  }

  private func wrapper(of node: RenderNode, isHeld: Bool) -> RenderNode {
    if isHeld { held.insert(node.id) }
    if let wrapper = wrappers[node.id] {
      wrapper.takesBack(node)
      return wrapper
    }
    if wrappers.count > held.count + 4_000 { letGo() }
    let wrapper = make()
    wrapper.setChild(node)
    wrappers[node.id] = wrapper
    return wrapper
  }

  /// Releases the wrappers of rows that are gone or were scrolled away; a row that returns gets a
  /// new one.
  private func letGo() {
    mayHoldGoneRows = false
    wrappers = wrappers.filter { $0.value.parent != nil || held.contains($0.key) }
  }
}
