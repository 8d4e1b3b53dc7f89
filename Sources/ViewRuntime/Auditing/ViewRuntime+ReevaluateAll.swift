import HostInterface

extension ViewRuntime {
  /// Evaluates every body and every content closure, and asks every layout again, with the next
  /// frame, as if nothing were known of the tree but its state.
  ///
  /// A program whose bodies depend on nothing but their properties shows afterwards what it showed
  /// before. If it does not, somebody was not told of a change.
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

  /// Where the host's copy of the tree is another one than what the render nodes say.
  ///
  /// To be asked while nothing moves.
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
  /// Marks every body here and below; the elements without one are added to `others`.
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
  /// All that is known from earlier layouts is to be found out again, here and below.
  fileprivate func forgetAnswersInTree() {
    for child in children { child.forgetAnswersInTree() }
    forgetAnswers()
    mayAnswerOtherwise = true
    needsPlacement = true
    setNeedsLayout()
  }
}
