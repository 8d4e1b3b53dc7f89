import Foundation

/// A host's own copy of the render tree, kept up to date by patches.
///
/// What a host shows is a function of this tree alone. The headless host is little more than this
/// tree; the terminal paints from it.
///
/// ```swift
/// var tree = HostTree()
/// tree.apply(patch)
/// tree.root.children.first?.content.role
/// ```
///
/// - Complexity: `apply` is linear in the patch, plus the length of a child list for each
///   insertion, removal or move in it. Cached facts are invalidated only along the paths to the
///   changes.
@MainActor
package final class HostTree {
  /// A node of a host's copy of the tree.
  @MainActor
  package final class Node {
    package var id: NodeID { placedID.id }
    @exclusivity(unchecked) private var placedID: PlacedID
    /// Parents own their children, and reset this when they are deallocated.
    @exclusivity(unchecked)
    package fileprivate(set) nonisolated(unsafe) unowned(unsafe) var parent: Node?
    @exclusivity(unchecked) package fileprivate(set) var children: [Node] = []
    @exclusivity(unchecked) package fileprivate(set) var content: NodeContent
    /// In points, relative to the parent.
    @exclusivity(unchecked) package fileprivate(set) var frame: CGRect
    /// Cached facts about it and its descendants, found on demand; see ``SubtreeFacts``.
    @exclusivity(unchecked) var known: KnownFacts?
    fileprivate init(id: NodeID, content: NodeContent, frame: CGRect) {
      placedID = PlacedID(id)
      self.content = content
      self.frame = frame
    }

    /// A child that outlives this node must not refer to it.
    deinit {
      for child in children where child.parent === self { child.parent = nil }
    }

    /// Records its index among its parent's children, for ``knownPlace(of:)``.
    func notePlace(_ index: Int) { placedID.place = index }

    /// Returns the index of a child if it is still where it was last seen.
    func knownPlace(of child: Node) -> Int? {
      let place = child.placedID.place
      if place < children.count, children[place] === child { return place }
      return child.placedID.places(before: children.count).first { children[$0] === child }
    }

    fileprivate func insert(_ child: Node, at index: Int) {
      child.parent = self
      let place = min(index, children.count)
      child.notePlace(place)
      forgetFacts(ofChildrenFrom: place)
      // Most insertions are at the end, and appending is a tenth of the work.
      if index < children.count {
        children.insert(child, at: index)
      } else {
        children.append(child)
      }
    }

    fileprivate func remove(_ child: Node) {
      let index = place(of: child)
      child.parent = nil
      guard let index else { return }
      forgetFacts(ofChildrenFrom: index)
      children.remove(at: index)
    }

    fileprivate func update(_ content: NodeContent) {
      self.content = content
      forgetFacts()
    }

    fileprivate func setFrame(_ frame: CGRect) {
      let former = self.frame
      self.frame = frame
      if former.size == frame.size { forgetPlaceInFacts() } else { forgetFacts() }
    }
  }

  package let root = Node(id: .root, content: NodeContent(role: .window), frame: .zero)
  private let nodes = NodeTable<Node>()
  /// The newest node that was ever in the tree.
  package private(set) var newest = NodeID.root

  package init() {
    nodes.insert(root, for: .root)
  }

  /// The node with this id, or nil if it is not in the tree.
  package subscript(id: NodeID) -> Node? { nodes[id] }

  package var count: Int { nodes.count }

  /// Applies a patch; operations on missing nodes are ignored.
  ///
  /// Each operation is released as soon as it is applied: a large patch is not touched a second
  /// time for that. A copy of the patch held elsewhere stays as it is.
  package func apply(_ patch: consuming Patch) {
    for index in patch.operations.indices {
      // An operation without references needs neither a copy nor a release.
      switch patch.operations[index] {
      case .setFrame(let id, let frame): nodes.lend(id) { $0.setFrame(frame) }
      case .remove(let id): remove(id)
      default:
        // Taken out, which needs no copy.
        var operation = PatchOperation.remove(.root)
        swap(&operation, &patch.operations[index])
        apply(operation)
      }
    }
  }

  private func remove(_ id: NodeID) {
    guard let node = nodes[id], let parent = node.parent else { return }
    parent.remove(node)
    forget(node)
  }

  private func apply(_ operation: PatchOperation) {
    switch operation {
    case .insert(let id, let parentID, let index, let content, let frame):
      guard let parent = nodes[parentID] else { return }
      let node = Node(id: id, content: content, frame: frame)
      parent.insert(node, at: index)
      nodes.insert(node, for: id)
      newest = max(newest, id)
    case .remove(let id): remove(id)
    case .move(let id, let parentID, let index):
      guard let node = nodes[id], let parent = nodes[parentID] else { return }
      node.parent?.remove(node)
      parent.insert(node, at: index)
    case .update(let id, let content):
      nodes[id]?.update(content)
    case .setFrame(let id, let frame):
      nodes[id]?.setFrame(frame)
    }
  }

  private func forget(_ node: Node) {
    nodes.remove(node.id)
    for child in node.children { forget(child) }
  }
}

extension HostTree.Node {
  /// The node's frame in the window's coordinates.
  ///
  /// - Complexity: the depth of the node.
  package var absoluteFrame: CGRect {
    var rect = frame
    var ancestor = parent
    while let node = ancestor {
      rect.origin.x += node.frame.origin.x
      rect.origin.y += node.frame.origin.y
      ancestor = node.parent
    }
    return rect
  }

  /// What the user would call this node: its own label, or the texts inside it in order.
  package var spokenLabel: String {
    if let label = content.label { return label }
    if case .text(let text) = content.leaf { return text.string }
    if case .image(let image) = content.leaf { return image.label ?? "" }
    var label = ""
    for child in children where !child.content.traits.contains(.hiddenFromAccessibility) {
      let part = child.spokenLabel
      guard !part.isEmpty else { continue }
      if !label.isEmpty { label += ", " }
      label += part
    }
    return label
  }

  /// Visits this node and its descendants, parents first, in tree order.
  package func forEachNode(_ visit: (HostTree.Node) -> Void) {
    visit(self)
    for child in children { child.forEachNode(visit) }
  }
}
