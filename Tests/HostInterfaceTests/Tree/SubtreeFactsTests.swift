import Foundation
import SeededRandom
import Testing

@testable import HostInterface

@MainActor
@Suite("What a subtree of the host's tree contains")
struct SubtreeFactsTests {
  @Test("After any changes it equals what a full search would find", arguments: 0..<20)
  func random(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let tree = HostTree()
    var ids: [NodeID] = []
    for step in 0..<400 {
      let number = random.below(10)
      if ids.count < 5 || number < 5 {
        // Half of all nodes are below one node, so that it has groups.
        let parent = random.below(2) == 0 ? .root : ids.randomElement(using: &random) ?? .root
        let id = NodeID(step + 1)
        tree.apply(
          Patch([
            .insert(
              id, parent: parent, index: random.below((tree[parent]?.children.count ?? 0) + 1),
              content: content(&random), frame: frame(&random))
          ]))
        ids.append(id)
      } else {
        let id = ids[random.below(ids.count)]
        switch number {
        case 5: tree.apply(Patch([.remove(id)]))
        case 6: tree.apply(Patch([.update(id, content(&random))]))
        case 7: tree.apply(Patch([.move(id, parent: .root, index: random.below(ids.count))]))
        default: tree.apply(Patch([.setFrame(id, frame(&random))]))
        }
      }
      ids.removeAll { tree[$0] == nil }
      if step % 7 == 0 { checkAll(tree.root) }
    }
    checkAll(tree.root)
  }

  @Test("One change among ten thousand children is found by searching one group of them")
  func groups() {
    let tree = HostTree()
    var patch = Patch()
    for number in 0..<10_000 {
      patch.operations.append(
        .insert(
          NodeID(number + 1), parent: .root, index: number, content: .box,
          frame: CGRect(x: 0, y: CGFloat(number), width: 1, height: 1)))
    }
    tree.apply(patch)
    #expect(tree.root.facts.traits == [])
    tree.apply(Patch([.update(NodeID(5000), NodeContent(traits: .modal))]))
    var asked = 0
    var found: [NodeID] = []
    tree.root.forEachChild(
      at: .zero,
      where: { facts, _ in
        asked += 1
        return facts.traits.contains(.modal)
      }
    ) { found.append($0.id) }
    #expect(found == [NodeID(5000)])
    #expect(asked < 400)
    let rows = Extent(left: 0, top: 7_000, right: 1, bottom: 7_003)
    var places: [CGFloat] = []
    tree.root.forEachChild(at: .zero, where: { $0.reach.offset(by: $1).touches(rows) }) {
      places.append($0.frame.minY)
    }
    #expect(places == [6_999, 7_000, 7_001, 7_002, 7_003])
  }

  @Test("Nodes that a scroll view clips count towards its extent, not its drawn area")
  func clipped() {
    let tree = HostTree()
    tree.apply(
      Patch([
        .insert(
          NodeID(1), parent: .root, index: 0, content: NodeContent(role: .scrollView),
          frame: CGRect(x: 10, y: 10, width: 50, height: 20)),
        .insert(
          NodeID(2), parent: NodeID(1), index: 0, content: .box,
          frame: CGRect(x: 0, y: -100, width: 50, height: 900)),
      ]))
    let facts = tree[NodeID(1)]?.facts
    #expect(facts?.reach.rect == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(facts?.extent.rect == CGRect(x: 0, y: -100, width: 50, height: 900))
  }

  @Test("Nodes are in drawing order")
  func order() {
    let tree = HostTree()
    func insert(_ id: Int, in parent: Int, at index: Int) {
      tree.apply(
        Patch([
          .insert(
            NodeID(id), parent: NodeID(parent), index: index, content: .box, frame: .zero)
        ]))
    }
    insert(1, in: 0, at: 0)
    insert(2, in: 1, at: 0)
    insert(3, in: 0, at: 1)
    insert(4, in: 1, at: 0)
    let order = [0, 1, 4, 2, 3].compactMap { tree[NodeID($0)] }
    for (place, node) in order.enumerated() {
      for (otherPlace, other) in order.enumerated() {
        #expect(node.precedes(other) == (place < otherPlace))
      }
    }
  }

  // MARK: The same without keeping anything

  private struct Naive: Equatable {
    var reach: CGRect
    var extent: CGRect
    var traits: Traits
    var actions: Actions
  }

  private func naive(_ node: HostTree.Node) -> Naive {
    let own = CGRect(origin: .zero, size: node.frame.size)
    var facts = Naive(
      reach: own, extent: own, traits: node.content.traits, actions: node.content.actions)
    for child in node.children {
      let below = naive(child)
      let (x, y) = (child.frame.minX, child.frame.minY)
      if !node.clipsChildren { facts.reach = facts.reach.union(below.reach.offsetBy(dx: x, dy: y)) }
      facts.extent = facts.extent.union(below.extent.offsetBy(dx: x, dy: y))
      facts.traits.formUnion(below.traits)
      facts.actions.formUnion(below.actions)
    }
    return facts
  }

  private func checkAll(_ root: HostTree.Node) {
    root.forEachNode { node in
      let facts = node.facts
      let kept = Naive(
        reach: facts.reach.rect, extent: facts.extent.rect, traits: facts.traits,
        actions: facts.actions)
      #expect(kept == naive(node))
      for (place, child) in node.children.enumerated() {
        #expect(node.place(of: child) == place)
      }
    }
  }

  private func content(_ random: inout SeededGenerator) -> NodeContent {
    let traits: [Traits] = [[], .modal, .focusable, .disabled, .selected]
    let actions: [Actions] = [[], .activate, .scroll, .dismiss]
    return NodeContent(
      role: random.below(6) == 0 ? .scrollView : .box, traits: traits[random.below(5)],
      actions: actions[random.below(4)])
  }

  private func frame(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: random.below(100) - 50, y: random.below(100) - 50, width: random.below(40),
      height: random.below(40))
  }
}
