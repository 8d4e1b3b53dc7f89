import HostInterface

/// The contents of one of a control's hidden views: a label's text, or an option with its tag.
package struct HiddenPart {
  package let text: String
  /// The value of `tag(_:)`, or else the id of the `ForEach` element that produced the view.
  package let tag: AnyHashable?
  /// For the view's action, such as that of a menu's button.
  package let node: RenderNode
}

extension [HiddenPart] {
  /// The text of all parts, as a control's label; nil if there is none.
  package var label: String? {
    let words = map(\.text).filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// Mounts views that are read instead of shown.
///
/// Their render nodes are children of a node outside every window, so a host never learns of them.
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
    // The control reads the parts immediately.
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

  /// A queue may hold the node for the rest of the frame: it must not call anything.
  override package func willUnmount() {
    node.onHiddenChange = nil
    node.setChildren([], relayout: false)
  }
}

extension Element {
  /// Collects the ids of the `ForEach` elements in this subtree, by the nodes that represent them.
  func collectItemIDs(_ ids: inout [NodeID: AnyHashable]) {
    if let identified {
      for node in nodesInTree { ids[node.id] = identified.anyID }
    }
    guard hasHadItems else { return }
    forEachChild { $0.collectItemIDs(&ids) }
  }

  /// Returns the first node of the `ForEach` element with this id in this subtree.
  func firstNode(ofItem id: AnyHashable) -> RenderNode? {
    if let identified, identified.anyID == id {
      return nodesInTree.first
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
  /// The text of the node and its descendants, as the user would read it.
  package var spokenText: String {
    if let content = hostContent {
      if content.traits.contains(.hiddenFromAccessibility) { return "" }
      if let label = content.label { return label }
      if case .text(let text) = content.leaf { return text.string }
      if case .image(let image) = content.leaf { return image.label ?? "" }
    }
    // Of alternatives, only the chosen one is read.
    // A loop: lazy sequences of another module's types are not specialised, and took a tenth of a
    // picker's update.
    var words = ""
    for child in children where child.isShown {
      let text = child.spokenText
      if text.isEmpty { continue }
      words += words.isEmpty ? text : ", \(text)"
    }
    return words
  }
}
