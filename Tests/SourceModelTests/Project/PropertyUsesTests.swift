import SourceModel
import Testing

/// How code uses a property.
struct PropertyUsesTests {
  private func kinds(_ code: String) throws -> [PropertyUses.Use.Kind] {
    let file = SourceFile(
      path: "A.swift",
      text: "struct A {\n  var before = 1\n  var a = 1\n  func f() {\n\(code)\n  }\n}")
    let type = try #require(Project(files: [file]).type(named: "A"))
    return PropertyUses(of: try #require(type.property("a")), in: type).all.map(\.kind)
  }

  @Test("Reads, writes, calls, projections and wrappers are distinguished")
  func kinds() throws {
    #expect(try kinds("b = a + self.a") == [.read, .read])
    #expect(try kinds("a = 1; self.a.b[2] = 3; a += 1") == [.write, .write, .write])
    #expect(try kinds("g(&a)") == [.write])
    #expect(try kinds("(a, b) = (1, 2)") == [.write])
    #expect(try kinds("a.append(1)") == [.call])
    #expect(try kinds("g($a, _a)") == [.projection, .wrapper])
    #expect(try kinds("if let a { }") == [.read])
  }

  @Test("A local name shadows the property")
  func hidden() throws {
    #expect(try kinds("let a = 2; g(a)") == [])
    #expect(try kinds("g { a in a }") == [])
    #expect(try kinds("for a in b { g(a) }") == [])
    #expect(try kinds("if let a = b { g(a) } else { g(a) }") == [.read])
    #expect(try kinds("guard let a = b else { return }; g(a)") == [])
    #expect(try kinds("switch b { case .c(let a): g(a); default: g(a) }") == [.read])
    #expect(try kinds("{ let a = 2 }(); g(a)") == [.read])
  }

  @Test("A local wrapper shadows the property's, and a local name without one does not")
  func hiddenWrapper() throws {
    #expect(try kinds("g($b) { $a in h($a, a, _a) }; g($a)") == [.projection])
    #expect(try kinds("@Bindable var a = b; g($a)") == [])
    #expect(try kinds("@Bindable var a = b.a; g($a)") == [])
    #expect(try kinds("@Bindable var a = a; g($a)") == [.read, .projection])
    #expect(try kinds("@Bindable var a = self.a; g($a.b)") == [.read, .projection])
    #expect(try kinds("g { a in h($a) }") == [.projection])
  }

  @Test("A nested type has its own names")
  func nestedType() throws {
    #expect(try kinds("struct B { var a = 2; func g() { a = 3; self.a = 4; h($a) } }") == [])
    #expect(try kinds("class B { var a = 2 }; g(a)") == [.read])
  }
}
