import Testing

@testable import HostInterface

@Suite("Finding nodes by their ids")
struct NodeTableTests {
  private final class Value {}

  @Test("Inserted ids are found, close together and far apart")
  func found() {
    let table = NodeTable<Value>()
    let ids = [0, 1, 255, 256, 257, 1 << 40, (1 << 40) + 1].map(NodeID.init)
    let values = ids.map { _ in Value() }
    for (id, value) in zip(ids, values) { table.insert(value, for: id) }
    #expect(table.count == ids.count)
    for (id, value) in zip(ids, values) { #expect(table[id] === value) }
    #expect(table[NodeID(2)] == nil)
    #expect(table[NodeID(100_000)] == nil)
  }

  @Test("Inserting twice counts once; removing a missing id changes nothing")
  func counted() {
    let table = NodeTable<Value>()
    let last = Value()
    table.insert(Value(), for: NodeID(3))
    table.insert(last, for: NodeID(3))
    table.remove(NodeID(4))
    table.remove(NodeID(4_000))
    #expect(table.count == 1)
    #expect(table[NodeID(3)] === last)
  }

  @Test("Empty pages are freed, and may be created again")
  func letGo() {
    let table = NodeTable<Value>()
    weak var gone: Value?
    for number in 0..<1_000 {
      let value = Value()
      if number == 500 { gone = value }
      table.insert(value, for: NodeID(number))
    }
    for number in 0..<1_000 where number != 999 { table.remove(NodeID(number)) }
    #expect(gone == nil)
    #expect(table.count == 1)
    #expect(table.pageCount == 1)
    table.insert(Value(), for: NodeID(5))
    #expect(table[NodeID(5)] != nil && table[NodeID(999)] != nil)
  }
}
