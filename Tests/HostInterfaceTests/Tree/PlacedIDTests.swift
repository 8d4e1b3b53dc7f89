import Foundation
import Testing

@testable import HostInterface

@MainActor
@Suite("A node's id and position in one word")
struct PlacedIDTests {
  @Test("The id and the position change independently, up to the highest id")
  func parts() {
    for id in [0, 1, 65_535, 65_536, 1 << 40, (1 << 47) - 1] {
      var placed = PlacedID(NodeID(id))
      #expect(placed.id == NodeID(id) && placed.place == 0)
      for place in [1, 65_535, 7] {
        placed.place = place
        #expect(placed.id == NodeID(id) && placed.place == place)
      }
    }
  }

  @Test("In a longer list, a position stands for every index with the same low bits")
  func places() {
    var placed = PlacedID(NodeID(3))
    placed.place = 65_536 + 7
    #expect(Array(placed.places(before: 200_000)) == [7, 65_543, 131_079, 196_615])
    #expect(Array(placed.places(before: 8)) == [7])
    #expect(Array(placed.places(before: 7)) == [])
  }

  /// glibc's `malloc_usable_size`, which other C libraries may lack.
  private static let usableSize: (@convention(c) (UnsafeMutableRawPointer) -> Int)? = {
    guard let symbol = dlsym(nil, "malloc_usable_size") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Int).self)
  }()

  @Test("A node of the host's tree takes eleven words")
  func size() throws {
    let usableSize = try #require(Self.usableSize)
    let tree = HostTree()
    #expect(usableSize(Unmanaged.passUnretained(tree.root).toOpaque()) <= 88)
    withExtendedLifetime(tree) {}
  }

  @Test("Each of a hundred thousand siblings is found, removed and moved separately")
  func manySiblings() {
    let tree = HostTree()
    let count = 100_000
    tree.apply(
      Patch(
        (1...count).map {
          .insert(
            NodeID($0), parent: .root, index: $0 - 1, content: NodeContent(role: .box),
            frame: CGRect(x: 0, y: $0, width: 1, height: 1))
        }))
    for id in [70_001, 70_000, 5, 99_999] {
      let node = tree[NodeID(id)]!
      #expect(tree.root.place(of: node) == tree.root.children.firstIndex { $0 === node })
      tree.apply(Patch([.remove(NodeID(id))]))
      #expect(!tree.root.children.contains { $0 === node })
    }
    tree.apply(Patch([.move(NodeID(100_000), parent: .root, index: 2)]))
    #expect(tree.root.children.prefix(4).map(\.id.rawValue) == [1, 2, 100_000, 3])
    #expect(tree.root.children.count == count - 4)
    #expect(tree.root.facts.extent.bottom == 100_001)
  }
}
