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
private struct Pair<First, Second> {}
extension Pair: Marked where Second: Marked, First: Named {}
private protocol Named { static var name: String { get } }
extension Named { static var name: String { "\(Self.self)" } }
extension Plain: Named {}
extension Generic: Named where Value: Named {
  static var name: String { "a generic \(Value.name)" }
}
private struct Packed<each Value> {}
extension Packed: Marked where repeat each Value: Marked {}
private struct Numbers<let count: Int, Value> {}
extension Numbers: Marked where Value: Marked {}
@MainActor private struct OnMain {}
extension OnMain: @MainActor Named {
  static var name: String { "on the main actor" }
}
private struct Same<First, Second> {}
extension Same: Marked where First == Second {}
private struct Enclosing<Value> {
  struct Inner<Other> {}
}
extension Enclosing.Inner: Marked where Value: Marked, Other: Named {}
/// A cell's type has two parameters and two arguments: the second parameter, and its witnesses.
private struct Wrapping<Kind, Content: Identifiable> {}
extension Wrapping where Kind == Int {
  struct Cell { let content: Content }
}
extension Wrapping.Cell: Equatable where Content: Equatable {}
private struct Item: Identifiable, Equatable { let id: Int }
private struct Incomparable: Identifiable { let id: Int }

@Suite("A table of a protocol's conformances")
@MainActor
struct ConformersTests {
  private let types: [Any.Type] = [
    Plain.self, Choice.self, Generic<Plain>.self, Generic<Stranger>.self, Base.self, Derived.self,
    Stranger.self, StrangeChoice.self, StrangeClass.self, Decimal.self, Plain?.self, Stranger?.self,
    Int.self, String.self, CGRect.self, timespec.self, [Int].self, [() -> Void].self, Any.self,
    (Int, Plain).self, (() -> Void).self, Plain.Type.self, (any Marked).self, Never.self,
    Set<String>.self, URL.self, Date.self, Range<Double>.self, UnsafeRawPointer.self,
    Pair<Plain, Plain>.self, Pair<Choice, Plain>.self, Pair<Generic<Plain>, Base>.self,
    Pair<Generic<Plain>, Choice??>.self, Packed<Plain, Choice>.self, Packed<Plain, Int>.self,
    Numbers<3, Plain>.self, Numbers<3, Int>.self, OnMain.self, Same<Int, Int>.self,
    Same<Int, String>.self, Enclosing<Plain>.Inner<Plain>.self, Enclosing<Plain>.Inner<Int>.self,
    Enclosing<Int>.Inner<Plain>.self, [[Int?]?].self, [Int: [String]].self, [Int: Int].Type.self,
    KeyPath<Int, Int>.self, NSObject.self, NSString.self, Result<Int, Never>.self,
    Wrapping<Int, Item>.Cell.self, Wrapping<Int, Incomparable>.Cell.self,
  ]

  /// A type and its witnesses, as an existential holds them.
  private func words<Metatype>(_ type: Metatype?) -> [UInt] {
    guard let type else { return [] }
    let words = unsafeBitCast(type, to: (UInt, UInt).self)
    return [words.0, words.1]
  }

  @Test("Each type is answered for as the runtime does, with the same witnesses")
  func likeTheRuntime() {
    let marked = Conformers<any Marked.Type>()
    let named = Conformers<any Named.Type>()
    let equatable = Conformers<any Equatable.Type>()
    let hashable = Conformers<any Hashable.Type>()
    let collection = Conformers<any Collection.Type>()
    for type in types {
      #expect(words(marked[type]) == words(type as? any Marked.Type), "\(type)")
      #expect(words(named[type]) == words(type as? any Named.Type), "\(type)")
      #expect(words(equatable[type]) == words(type as? any Equatable.Type), "\(type)")
      #expect(words(hashable[type]) == words(type as? any Hashable.Type), "\(type)")
      #expect(words(collection[type]) == words(type as? any Collection.Type), "\(type)")
    }
  }

  @Test("Witnesses work, also those of a generic type under conditions")
  func witnesses() {
    let named = Conformers<any Named.Type>()
    #expect(named[Plain.self]?.name == "Plain")
    #expect(named[Generic<Generic<Plain>>.self]?.name == "a generic a generic Plain")
    #expect(named[Generic<Int>.self] == nil)
  }

  @Test(
    "The runtime is not asked for structs and enums, functions, and classes that do not conform")
  func withoutTheRuntime() {
    let marked = Conformers<any Marked.Type>()
    let types: [Any.Type] = [
      Plain.self, Choice.self, Generic<Plain>.self, Generic<Stranger>.self, Decimal.self,
      Plain?.self, Stranger?.self, Pair<Plain, Plain>.self, Pair<Generic<Plain>, Choice??>.self,
      Stranger.self, StrangeChoice.self, Int.self, [Plain].self, CGRect.self, Never.self,
      (() -> Void).self, StrangeClass.self, KeyPath<Int, Int>.self, NSString.self,
    ]
    for type in types {
      #expect(!marked.isLeftToRuntime(type), "\(type)")
      #expect(marked.mayInclude(type) == (type is any Marked.Type), "\(type)")
    }
  }

  @Test("What only the runtime can know is left to it")
  func unknown() {
    let marked = Conformers<any Marked.Type>()
    // Classes inherit conformances, tuples have no records, each library has its own records for C
    // types, and some conditions are no conformance of an argument.
    let types: [Any.Type] = [
      Derived.self, Base.self, (Int, Int).self, timespec.self, Packed<Plain>.self,
      Numbers<3, Plain>.self, Same<Int, Int>.self, Enclosing<Plain>.Inner<Plain>.self,
      Pair<Plain, Base>.self,
    ]
    for type in types { #expect(marked.isLeftToRuntime(type), "\(type)") }
    #expect(Conformers<any Named.Type>().isLeftToRuntime(OnMain.self))
  }

  @Test("An optional's type tells what it may hold")
  func wrapped() {
    #expect(TypeKind.wrapped(in: Plain?.self) == Plain.self)
    #expect(TypeKind.wrapped(in: Int??.self) == Int?.self)
    #expect(TypeKind.wrapped(in: (any Marked)?.self) == (any Marked).self)
    #expect(TypeKind.wrapped(in: Choice.self) == nil)
  }
}
