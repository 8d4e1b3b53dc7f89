import HostInterface

extension ViewRuntime {
  /// Evaluates every body and every content closure and repeats every layout in the next frame, as
  /// if nothing were cached but the state.
  ///
  /// A program whose bodies depend only on their properties shows the same afterwards as before. If
  /// it does not, a change was missed.
  package func reevaluateAll() {
    guard rootElement != nil else { return }
    updateQueue.append(Transaction()) { [unowned self] in evaluateAll() }
    requestFrame()
  }

  private func evaluateAll() {
    var contents: [Element] = []
    rootElement?.invalidateBodies(others: &contents)
    for element in contents where element.isMounted && !element.isInExitTransition {
      element.rerunContent()
    }
    rootNode.forgetAnswersInTree()
  }

  /// Returns where the host's copy of the tree differs from the render nodes.
  ///
  /// Call it while nothing is animating.
  package func hostDifferences(from tree: HostTree) -> [String] {
    var differences: [String] = []
    func compare(_ node: RenderNode, _ shown: HostTree.Node) {
      let children = node.visibleDescendants
      guard children.map(\.id) == shown.children.map(\.id) else {
        differences.append(
          "\(node.id) shows \(shown.children.map(\.id)) in the place of \(children.map(\.id))")
        return
      }
      if node !== rootNode {
        if let content = node.hostContent, content != shown.content {
          let fields = differingFields(shown.content, content).joined(separator: ", ")
          differences.append("\(node.id) shows something else than it should: \(fields)")
        }
        if node.frameInHost != shown.frame {
          differences.append(
            "\(node.id) stands at \(shown.frame) in the place of \(node.frameInHost)")
        }
      }
      for (child, shown) in zip(children, shown.children) { compare(child, shown) }
    }
    compare(rootNode, tree.root)
    return differences
  }
}

extension Element {
  /// Marks every body in this subtree; elements without one are added to `others`.
  fileprivate func invalidateBodies(others: inout [Element]) {
    if let body = self as? any BodyEvaluating {
      body.bodyObserver.invalidate()
    } else {
      others.append(self)
    }
    forEachChild { $0.invalidateBodies(others: &others) }
  }
}

extension RenderNode {
  /// Discards everything known from earlier layouts in this subtree.
  fileprivate func forgetAnswersInTree() {
    for child in children { child.forgetAnswersInTree() }
    forgetAnswers()
    mayAnswerOtherwise = true
    needsPlacement = true
    setNeedsLayout()
  }
}
