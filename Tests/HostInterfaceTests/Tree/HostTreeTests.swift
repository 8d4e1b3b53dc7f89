import Foundation
import Testing

@testable import HostInterface

@MainActor
@Suite("The host's tree")
struct HostTreeTests {
  private func insertion(_ id: Int, in parent: Int, at index: Int = 0) -> PatchOperation {
    .insert(
      NodeID(id), parent: NodeID(parent), index: index, content: NodeContent(role: .box),
      frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A retained node has no parent once it or its tree is gone")
  func keptNodes() {
    var tree: HostTree? = HostTree()
    tree?.apply(Patch([insertion(1, in: 0), insertion(2, in: 1), insertion(3, in: 2)]))
    let kept = tree?[NodeID(2)]
    let below = tree?[NodeID(3)]
    #expect(kept?.parent?.id == NodeID(1))
    tree?.apply(Patch([.remove(NodeID(1))]))
    #expect(kept?.parent == nil)
    #expect(below?.parent === kept)
    tree?.apply(Patch([insertion(4, in: 0)]))
    let child = tree?[NodeID(4)]
    tree = nil
    #expect(child?.parent == nil)
    #expect(child?.absoluteFrame.minX == 1)
  }

  @Test("A retained patch is intact after it was applied")
  func keptPatch() {
    let patch = Patch([insertion(1, in: 0), insertion(2, in: 0, at: 1), .remove(NodeID(1))])
    let kept = patch
    let (first, second) = (HostTree(), HostTree())
    first.apply(patch)
    second.apply(kept)
    #expect(kept.operations.count == 3)
    #expect(first.root.children.map(\.id) == [NodeID(2)])
    #expect(second.root.children.map(\.id) == [NodeID(2)])
  }
}
