import Testing
import ToolchainEdges

enum Outer {
  struct Inner<Value> { var value: Value }
}

@Suite("Names of types that can be stored")
struct StoredTypeNameTests {
  @Test(
    "A name resolves to its type",
    arguments: [Int.self, String.self, [Int?].self, Outer.self, Outer.Inner<[String]>.self]
      as [Any.Type])
  func roundTrip(type: Any.Type) throws {
    let name = try #require(StoredTypeName.name(of: type))
    #expect(StoredTypeName.type(named: name) == type)
  }

  @Test("A local type has no name, and an invalid name no type")
  func none() {
    struct Local {}
    #expect(StoredTypeName.name(of: Local.self) == nil)
    #expect(StoredTypeName.type(named: "No.Such") == nil)
  }
}
