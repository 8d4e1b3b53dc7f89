import Foundation
import LayoutCore

/// The layout of a wrapper that is as large as its child, through which a safe area round it reaches
/// a scroll view inside, which extends into it (S14.6).
@MainActor
package protocol SafeAreaPassing: WrapperLayout {
  /// The axes along which the wrapper decides the length.
  var keptAxes: Axis.Set { get }
}

extension SafeAreaPassing {
  package var keptAxes: Axis.Set { [] }
}

extension RenderNode {
  /// Lets a scroll view that is as large as this node extend into a safe area round the node and
  /// keep its content out of it. One that did and may no longer gives back what it took.
  ///
  /// - Returns: whether there is one.
  package func passSafeArea(_ insets: EdgeInsets, of area: SafeArea) -> Bool {
    var taker = viewportOfSameSize
    if let axes = taker?.keptAxes,
      Axis.allCases.contains(where: { axes.has($0) && insets.total(along: $0) != 0 })
    {
      taker = nil
    }
    if let former = area.taker, former !== taker?.node {
      (former.layout as? ScrollPositionLayout)?.takeSafeArea(EdgeInsets(), former)
    }
    area.taker = taker?.node
    guard let taker else { return false }
    taker.viewport.takeSafeArea(insets, taker.node)
    return true
  }

  /// How far the scroll view that is as large as this node extends into the safe area.
  var takenSafeArea: EdgeInsets {
    guard SafeArea.isTaken else { return EdgeInsets() }
    return viewportOfSameSize?.viewport.safeInsets ?? EdgeInsets()
  }

  /// The scroll view that this node is, or that lies inside it behind or below other views, and the
  /// axes along which something in between decides the length.
  private var viewportOfSameSize:
    (node: RenderNode, viewport: ScrollPositionLayout, keptAxes: Axis.Set)?
  {
    var node = self
    var keptAxes: Axis.Set = []
    while true {
      if let viewport = node.layout as? ScrollPositionLayout { return (node, viewport, keptAxes) }
      guard node.layout.isWrapper, node.traits[SafeArea.key] == nil,
        let passing = node.layout as? any SafeAreaPassing, let child = node.children.first
      else { return nil }
      keptAxes.formUnion(passing.keptAxes)
      node = child
    }
  }
}
