import Testing
import ToolchainEdges

private final class Owner {}

private struct Fields<Value> {
  var flag = true
  var number: Int64 = 7
  var value: Value
  weak var owner: Owner?
}

@Suite("Stored fields and kinds of types, from the metadata")
struct StoredFieldTests {
  @Test("A struct's fields are in order, with their offsets and types")
  func structs() {
    let fields = StoredField.fields(of: Fields<String>.self)
    #expect(fields.map(\.name) == ["flag", "number", "value", "owner"])
    #expect(fields.map(\.offset) == [0, 8, 16, 32])
    #expect(fields[1].type == Int64.self && fields[2].type == String.self)
    #expect(fields[1].offset == MemoryLayout<Fields<String>>.offset(of: \.number))
  }

  @Test("A tuple has fields; a class, an enum and a function have none")
  func others() {
    #expect(StoredField.fields(of: (a: Int, b: Bool).self).map(\.offset) == [0, 8])
    #expect(StoredField.fields(of: Owner.self).isEmpty)
    #expect(StoredField.fields(of: Optional<Int>.self).isEmpty)
    #expect(StoredField.fields(of: (() -> Void).self).isEmpty)
  }

  @Test("The first word of the metadata tells the kind of a type")
  func kinds() {
    #expect(TypeKind(Fields<Int>.self) == .struct)
    #expect(TypeKind(Owner.self) == .class)
    #expect(TypeKind(Never.self) == .enum)
    #expect(TypeKind(Optional<Int>.self) == .optional)
    #expect(TypeKind((Int, Int).self) == .tuple)
    #expect(TypeKind((() -> Void).self) == .function)
    #expect(TypeKind((any Equatable).self) == .existential)
  }

  @Test("A value with a weak reference cannot be moved as bytes")
  func takable() {
    #expect(TypeKind.isBitwiseTakable(String.self))
    #expect(TypeKind.isBitwiseTakable(Owner.self))
    #expect(!TypeKind.isBitwiseTakable(Fields<Int>.self))
  }
}
