import Testing

@testable import HostInterface

@Suite("Finding nodes by their ids")
struct NodeTableTests {
  private final class Value {}

  @Test("What was put in is found, ids side by side and far apart")
  func found() {
    let table = NodeTable<Value>()
    let ids = [0, 1, 255, 256, 257, 1 << 40, (1 << 40) + 1].map(NodeID.init)
    let values = ids.map { _ in Value() }
    for (id, value) in zip(ids, values) { table[id] = value }
    #expect(table.count == ids.count)
    for (id, value) in zip(ids, values) { #expect(table[id] === value) }
    #expect(table[NodeID(2)] == nil)
    #expect(table[NodeID(100_000)] == nil)
  }

  @Test("Putting in twice counts once; taking out what is not there changes nothing")
  func counted() {
    let table = NodeTable<Value>()
    let last = Value()
    table[NodeID(3)] = Value()
    table[NodeID(3)] = last
    table[NodeID(4)] = nil
    table[NodeID(4_000)] = nil
    #expect(table.count == 1)
    #expect(table[NodeID(3)] === last)
  }

  @Test("Pages that are empty are let go, and may come back")
  func letGo() {
    let table = NodeTable<Value>()
    weak var gone: Value?
    for number in 0..<1_000 {
      let value = Value()
      if number == 500 { gone = value }
      table[NodeID(number)] = value
    }
    for number in 0..<1_000 where number != 999 { table[NodeID(number)] = nil }
    #expect(gone == nil)
    #expect(table.count == 1)
    #expect(table.pages.count == 1)
    table[NodeID(5)] = Value()
    #expect(table[NodeID(5)] != nil && table[NodeID(999)] != nil)
  }
}
