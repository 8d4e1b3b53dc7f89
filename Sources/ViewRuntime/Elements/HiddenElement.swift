import HostInterface

/// What one of a control's hidden views says: a label's words, or an option with its tag.
package struct HiddenPart {
  package let text: String
  /// The value of `tag(_:)`, or else the id of the `ForEach` element that the view stands for.
  package let tag: AnyHashable?
  /// For what the view does, such as a menu's button.
  package let node: RenderNode
}

extension [HiddenPart] {
  /// The words of all parts, as a control's label; nil if there are none.
  package var label: String? {
    let words = map(\.text).filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// Mounts views that are read instead of shown.
///
/// Their render nodes hang under a node that belongs to no window, so a host never hears of them.
package final class HiddenElement<Content: View>: Element, GatheringElement {
  private var child: ViewElement<Content>!
  private var node: RenderNode!
  private let changed: () -> Void
  package private(set) var parts: [HiddenPart] = []
  private var isWaitingToGather = false

  package init(_ view: Content, _ inputs: ViewInputs, changed: @escaping () -> Void) {
    self.changed = changed
    super.init(inputs)
    node = RenderNode(self)
    runtime.hasHiddenTrees = true
    node.onHiddenChange = { [unowned self] in read() }
    child = mountElement(view, eagerChildInputs)
    gatherRenderNodes()
  }

  package func update(_ view: Content) {
    child.update(view)
    if isWaitingToGather { node.setChildren(child.renderNodes) }
    // The control asks for the parts at once.
    parts = currentParts()
  }

  private func currentParts() -> [HiddenPart] {
    var ids: [NodeID: AnyHashable] = [:]
    collectItemIDs(&ids)
    return node.children.map { node in
      HiddenPart(
        text: node.spokenText,
        tag: node.innermostTrait(TagTrait.key, as: AnyHashable.self) ?? ids[node.id], node: node)
    }
  }

  private func read() {
    guard isMounted else { return }
    parts = currentParts()
    changed()
  }

  package func gatherRenderNodes() {
    let isFirst = !isWaitingToGather
    isWaitingToGather = false
    node.setChildren(child.renderNodes)
    if isFirst { parts = currentParts() } else { read() }
  }

  override package func renderNodesChanged() {
    guard !isWaitingToGather, child != nil else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
  }

  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }

  /// What is queued may hold the node for the rest of the frame: nobody must be called by it.
  override package func willUnmount() {
    node.onHiddenChange = nil
    node.setChildren([], relayout: false)
  }
}

extension Element {
  /// The ids of the `ForEach` elements here and below, by the nodes that stand for them.
  func collectItemIDs(_ ids: inout [NodeID: AnyHashable]) {
    if let identified {
      for node in renderNodes { ids[node.id] = identified.anyID }
    }
    guard hasHadItems else { return }
    forEachChild { $0.collectItemIDs(&ids) }
  }

  /// The first node of the `ForEach` element with this id, here or below.
  func firstNode(ofItem id: AnyHashable) -> RenderNode? {
    if let identified, identified.anyID == id {
      return renderNodes.first
    }
    guard hasHadItems else { return nil }
    var found: RenderNode?
    forEachChild { child in
      if found == nil { found = child.firstNode(ofItem: id) }
    }
    return found
  }
}

extension RenderNode {
  /// The words of the node and of those below it, as the user would read them.
  package var spokenText: String {
    if let content = hostContent {
      if content.traits.contains(.hiddenFromAccessibility) { return "" }
      if let label = content.label { return label }
      if case .text(let text) = content.leaf { return text.string }
      if case .image(let image) = content.leaf { return image.label ?? "" }
    }
    return children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
