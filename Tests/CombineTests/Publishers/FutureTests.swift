import Combine
import Testing

@Suite("Future")
struct FutureTests {
  @Test("Its value can be awaited, before and after it is known")
  func value() async {
    var promise: Future<String, Never>.Promise?
    let future = Future<String, Never> { promise = $0 }
    async let early = future.value
    promise?(.success("寿司 🍣"))
    #expect(await early == "寿司 🍣")
    #expect(await future.value == "寿司 🍣")
  }

  @Test("Its error is thrown to those who await it")
  func error() async {
    let future = Future<Int, Oops> { $0(.failure(.big)) }
    await #expect(throws: Oops.big) { try await future.value }
  }
}
