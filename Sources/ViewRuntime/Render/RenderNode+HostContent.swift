import Foundation
import HostInterface
import LayoutCore

/// The node as described to a host: the positions and contents.
extension RenderNode {
  /// The content with the decorations of the wrappers above applied, innermost first.
  var hostContent: NodeContent? {
    guard var content else { return nil }
    var isSilent: Bool?
    if fade != nil || isExiting { applyTransition(&content) }
    var wrapper = parent
    while let node = wrapper, !node.isVisible {
      if let decorate = node.decorate {
        let silent = isSilent ?? content.isSilent
        isSilent = silent
        decorate(&content, silent && node.holdsSpoken)
      }
      if node.fade != nil || node.isExiting { node.applyTransition(&content) }
      wrapper = node.parent
    }
    return content
  }

  /// Whether a visible node directly below is more than a shape.
  private var holdsSpoken: Bool {
    children.contains { child in
      child.isVisible ? child.content?.isSilent == false : child.holdsSpoken
    }
  }

  /// Applies a transition to the content: leaving views accept no input and are hidden from
  /// accessibility.
  private func applyTransition(_ content: inout NodeContent) {
    if let fade { content.effects.append(.opacity(fade)) }
    if isExiting { content.traits.formUnion([.hiddenFromAccessibility, .ignoresPointer]) }
  }

  /// The children from bottom to top: by z-index, then by order.
  private var drawingOrder: [RenderNode] {
    let children = exiting.isEmpty ? children : exiting + children
    if drawsBackward { return children.reversed() }
    guard runtime.usesZIndex else { return children }
    let indices = children.map { $0.innermostTrait(ZIndexTrait.key, as: Double.self) ?? 0 }
    guard indices.contains(where: { $0 != 0 }) else { return children }
    return zip(indices, children).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  /// The nearest visible descendants, from bottom to top.
  var visibleDescendants: [RenderNode] {
    // Most containers' children are all visible: then their array can be used as it is.
    let ordered = drawingOrder
    if areVisible(ordered) { return ordered }
    var nodes: [RenderNode] = []
    appendVisibleDescendants(to: &nodes)
    return nodes
  }

  /// A loop, because a closure of the main actor would check the thread for each node.
  private func areVisible(_ nodes: [RenderNode]) -> Bool {
    for node in nodes where !node.isVisible || !node.isShown { return false }
    return true
  }

  private func appendVisibleDescendants(to nodes: inout [RenderNode]) {
    for child in drawingOrder where child.isShown {
      if child.isVisible {
        nodes.append(child)
      } else {
        child.appendVisibleDescendants(to: &nodes)
      }
    }
  }

  /// The node's rectangle in its nearest visible ancestor.
  var frameInHost: CGRect {
    guard let parent, borrowed(parent, { !$0.isVisible }) else {
      return CGRect(origin: origin, size: size)
    }
    var point = origin
    var wrapper: RenderNode? = parent
    while let node = wrapper, !node.isVisible {
      point.x += node.origin.x
      point.y += node.origin.y
      wrapper = node.parent
    }
    return CGRect(origin: point, size: size)
  }

  /// The node's rectangle in the window.
  package var globalFrame: CGRect {
    var point = origin
    var ancestor = parent
    while let node = ancestor {
      point.x += node.origin.x
      point.y += node.origin.y
      ancestor = node.parent
    }
    return CGRect(origin: point, size: size)
  }
}

extension NodeContent {
  /// Whether it is only drawn: accessibility clients skip it unless it has a label.
  fileprivate var isSilent: Bool { role == .shape && label == nil }
}
