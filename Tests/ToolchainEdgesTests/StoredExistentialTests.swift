import Testing
import ToolchainEdges

private protocol Thing {}
private protocol OtherThing {}
private protocol Living: AnyObject {}

private struct Small: Thing, OtherThing, Equatable { var number = 1 }
private struct Large: Thing, Equatable { var range = 1..<9, text = "abc", number = 4.5 }
private struct Wide: Thing, Equatable { var vector = SIMD8<Double>(repeating: 3) }
private final class Object: Thing {}

@Suite struct StoredExistentialTests {
  @Test func onlyOpaqueOnesAreDescribed() {
    #expect(StoredExistential.describes((any Thing).self))
    #expect(StoredExistential.describes((any Thing & OtherThing).self))
    #expect(StoredExistential.describes(Any.self))
    #expect(!StoredExistential.describes((any Living).self))
    #expect(!StoredExistential.describes((any Error).self))
    #expect(!StoredExistential.describes(AnyObject.self))
    #expect(!StoredExistential.describes(Int.self))
  }

  @Test func contentIsFoundWhereItLies() {
    expect(Small(number: 7), in: Small(number: 7) as any Thing)
    expect(Small(number: 7), in: Small(number: 7) as any Thing & OtherThing)
    expect(Large(), in: Large() as any Thing)
    expect(Wide(), in: Wide() as any Thing)
    expect("text", in: "text" as Any)
  }

  @Test func objectsAreFoundByTheirReference() {
    let object = Object()
    let thing: any Thing = object
    withUnsafePointer(to: thing) { place in
      let stored = StoredExistential(at: place)
      #expect(ObjectIdentifier(stored.type) == ObjectIdentifier(Object.self))
      #expect(
        stored.content.load(as: UnsafeRawPointer.self)
          == Unmanaged.passUnretained(object).toOpaque())
    }
  }

  private func expect<Value: Equatable, Existential>(_ value: Value, in existential: Existential) {
    withUnsafePointer(to: existential) { place in
      let stored = StoredExistential(at: place)
      #expect(ObjectIdentifier(stored.type) == ObjectIdentifier(Value.self))
      #expect(stored.content.assumingMemoryBound(to: Value.self).pointee == value)
    }
  }
}
