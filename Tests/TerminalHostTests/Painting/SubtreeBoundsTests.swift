import HostInterface
import Testing

@testable import TerminalHost

@MainActor
struct SubtreeBoundsTests {
  @Test("Nodes that left are not kept, whatever else changes with them")
  func removed() {
    let stage = Stage(40, 10)
    stage.add(1, in: 0, 0, 0, 40, 10, NodeContent(role: .box))
    stage.host.flush()
    let before = stage.host.painter.bounds.count
    for round in 0..<20 {
      let (outer, inner) = (10 + round * 2, 11 + round * 2)
      stage.add(outer, in: 1, 0, 1, 10, 1, NodeContent(role: .box))
      stage.add(inner, in: outer, 0, 0, 5, 1, NodeContent(role: .box))
      stage.host.flush()
      stage.host.commit(
        Patch([.remove(NodeID(outer)), .update(NodeID(1), NodeContent(role: .box))]))
      stage.host.flush()
    }
    #expect(stage.host.painter.bounds.count <= before + 1)
  }
}
