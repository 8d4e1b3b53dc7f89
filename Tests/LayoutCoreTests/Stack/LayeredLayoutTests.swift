import Foundation
import LayoutCore
import Testing

@Suite struct LayeredLayoutTests {
  @Test("S11.11 Layers are aligned to one another; the size is their union")
  func union() {
    let stack = LayeredLayout(alignment: .bottomTrailing).arrange(
      [.rigid(4, 1), .rigid(2, 3)], in: .unspecified)
    #expect(
      stack.picture == """
        ..bb
        ..bb
        aabb
        """)
  }

  @Test("S11.11 Every layer is proposed the whole proposal")
  func proposal() {
    let stack = LayeredLayout().arrange(
      [.flexible, .rigid(2, 2)], in: .init(width: 6, height: 4))
    #expect(
      stack.picture == """
        aaaaaa
        aabbaa
        aabbaa
        aaaaaa
        """)
  }

  @Test("S11.11 Only layers of the highest priority determine the size")
  func priority() {
    let stack = LayeredLayout().arrange(
      [.rigid(6, 6).priority(-1), .rigid(2, 2)], in: .unspecified)
    #expect(stack.size == CGSize(width: 2, height: 2))
    #expect(stack.placements[0].origin == CGPoint(x: -2, y: -2))
  }

  @Test("An infinite layer does no harm")
  func infinite() {
    let stack = LayeredLayout().arrange([.flexible, .rigid(2, 2)], in: .infinity)
    #expect(stack.size == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(stack.placements.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite })
    #expect(LayeredLayout().arrange([Box](), in: .infinity) == .empty)
  }
}
