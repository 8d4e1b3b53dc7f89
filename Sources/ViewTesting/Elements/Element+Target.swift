import Foundation
import HostInterface

extension ViewTest.Element {
  /// Returns the node that handles one of the actions when the user targets this element: itself, a
  /// control inside it, or the nearest one that contains it.
  ///
  /// - Throws: if no node handles it, or if the user cannot currently do it.
  func target(
    for actions: Actions, _ verb: String, _ file: String, _ line: Int
  ) throws -> HostTree.Node {
    guard exists else { throw failure("is no longer on the screen", file, line) }
    if node.isHidden(in: test) { throw failure("cannot be \(verb): it is hidden", file, line) }
    if node.isDisabled { throw failure("cannot be \(verb): it is disabled", file, line) }
    let takes = { (node: HostTree.Node) in !node.content.actions.isDisjoint(with: actions) }
    let inner = takes(node) ? node : node.isControl ? node.firstInTree(where: takes) : nil
    // A gesture hits what is under the pointer: nodes inside this element precede those that
    // contain it.
    let isGesture = actions.isSubset(of: [.pointer, .longPress])
    let met = isGesture ? node.innermost(at: node.middle, where: takes) : nil
    guard
      let target = inner ?? met ?? node.lineage.first(where: takes)
        ?? (isGesture ? node.firstInTree(where: takes) : nil)
    else {
      throw failure("cannot be \(verb): nothing here takes that", file, line)
    }
    if target.isDisabled { throw failure("cannot be \(verb): it is disabled", file, line) }
    if node.lineage.contains(where: { $0.content.traits.contains(.ignoresPointer) }) {
      throw failure("cannot be \(verb): it lets touches through", file, line)
    }
    if let modal = test.uppermostModal, !target.isInside(modal) {
      throw failure(
        "cannot be \(verb): it is covered by \(TreeText(test).line(modal))", file, line)
    }
    return target
  }

  func failure(_ words: String, _ file: String, _ line: Int) -> ViewTestError {
    var outline = TreeText(test)
    outline.isBrief = true
    return ViewTestError(
      "\(outline.line(node)) \(words).\nOn the screen:\n\(outline.text(of: test.host.tree.root))",
      file, line)
  }
}

extension HostTree.Node {
  fileprivate var middle: CGPoint {
    let frame = absoluteFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns the topmost matching node at a point of the window, among the node and its
  /// descendants.
  fileprivate func innermost(
    at point: CGPoint, where matches: (HostTree.Node) -> Bool
  ) -> HostTree.Node? {
    for child in children.reversed() {
      if let found = child.innermost(at: point, where: matches) { return found }
    }
    let takesPart = content.traits.isDisjoint(with: [.ignoresPointer, .invisible])
    return takesPart && matches(self) && absoluteFrame.contains(point) ? self : nil
  }
}

extension ViewTest {
  /// The topmost dialog on the screen, which takes all input.
  var uppermostModal: HostTree.Node? {
    var modal: HostTree.Node?
    host.tree.root.forEachNode { if $0.content.traits.contains(.modal) { modal = $0 } }
    return modal
  }
}
