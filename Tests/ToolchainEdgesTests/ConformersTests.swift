import Foundation
import Testing
import ToolchainEdges

private protocol Marked {}
private struct Plain: Marked {}
private enum Choice: Marked { case only }
private struct Generic<Value> {}
extension Generic: Marked where Value: Marked {}
private class Base: Marked {}
private final class Derived: Base {}
private struct Stranger {}
private enum StrangeChoice { case only }
private final class StrangeClass {}
extension Decimal: Marked {}
extension Optional: Marked where Wrapped: Marked {}

@Suite("A quick check that a type does not conform")
@MainActor
struct ConformersTests {
  private let types: [Any.Type] = [
    Plain.self, Choice.self, Generic<Plain>.self, Generic<Stranger>.self, Base.self, Derived.self,
    Stranger.self, StrangeChoice.self, StrangeClass.self, Decimal.self, Plain?.self, Stranger?.self,
    Int.self, String.self, CGRect.self, timespec.self, [Int].self, [() -> Void].self, Any.self,
    (Int, Plain).self, (() -> Void).self, Plain.Type.self, (any Marked).self, Never.self,
    Set<String>.self, URL.self, Date.self, Range<Double>.self, UnsafeRawPointer.self,
  ]

  @Test("No conforming type is missed")
  func conforming() {
    let marked = Conformers(of: (any Marked).self)
    let equatable = Conformers(of: (any Equatable).self)
    let hashable = Conformers(of: (any Hashable).self)
    for type in types {
      if type is any Marked.Type { #expect(marked.mayInclude(type), "\(type)") }
      if type is any Equatable.Type { #expect(equatable.mayInclude(type), "\(type)") }
      if type is any Hashable.Type { #expect(hashable.mayInclude(type), "\(type)") }
    }
  }

  @Test("A struct or an enum that does not conform is recognised at once")
  func others() {
    let marked = Conformers(of: (any Marked).self)
    let strangers: [Any.Type] = [
      Stranger.self, StrangeChoice.self, Int.self, [Plain].self, CGRect.self, Never.self,
    ]
    for type in strangers { #expect(!marked.mayInclude(type), "\(type)") }
  }

  @Test("What only the runtime can know is left to it")
  func unknown() {
    let marked = Conformers(of: (any Marked).self)
    // Classes inherit conformances, tuples and functions have no records, and each library has its
    // own records for C types.
    let types: [Any.Type] = [
      StrangeClass.self, Derived.self, (Int, Int).self, (() -> Void).self, timespec.self,
    ]
    for type in types { #expect(marked.mayInclude(type), "\(type)") }
  }

  @Test("An optional's type tells what it may hold")
  func wrapped() {
    #expect(TypeKind.wrapped(in: Plain?.self) == Plain.self)
    #expect(TypeKind.wrapped(in: Int??.self) == Int?.self)
    #expect(TypeKind.wrapped(in: (any Marked)?.self) == (any Marked).self)
    #expect(TypeKind.wrapped(in: Choice.self) == nil)
  }
}
