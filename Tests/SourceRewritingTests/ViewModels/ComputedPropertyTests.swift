import SourceRewriting
import Testing

struct ComputedPropertyTests {
  private func run(_ source: String, _ steps: [ViewModelStep]) throws -> (
    text: String, result: RefactoringResult
  ) {
    let texts = ["A.swift": Array(source.utf8)]
    let result = try ViewModelRefactoring(texts: texts, type: "CartModel").run(steps)
    return (
      String(decoding: result.changed["A.swift"] ?? Array(source.utf8), as: UTF8.self), result
    )
  }

  @Test("A property that always follows from others becomes computed")
  func computed() throws {
    let source = """
      @MainActor @Observable final class CartModel {
        private(set) var prices: [Int] = []
        private(set) var total = 0
        private(set) var cachedCount = 0
        // 数 🛒
        var names: [String] = []
        func add(_ price: Int) {
          prices.append(price)
          total = prices.reduce(0, +)
          cachedCount = prices.count
        }
        func clear() {
          self.prices = []
          self.total = prices.reduce(0, +)
        }
      }

      """
    let after = """
      @MainActor @Observable final class CartModel {
        private(set) var prices: [Int] = []
        var total: Int { prices.reduce(0, +) }
        private(set) var cachedCount = 0
        // 数 🛒
        var names: [String] = []
        func add(_ price: Int) {
          prices.append(price)
          cachedCount = prices.count
        }
        func clear() {
          self.prices = []
        }
      }

      """
    let (text, result) = try run(source, [.computed])
    #expect(text == after)
    #expect(result.explanation == ["'total' is computed: it follows from 'prices'."])
  }

  @Test("One set conditionally, changed elsewhere, or intentionally stale stays")
  func stays() throws {
    for lines in [
      "func f() { if isOn { total = prices.count } }",
      "func f() { total = prices.count; total += 1 }",
      "func f() { total = prices.count }\n  func g() { prices.append(1) }",
      "func f() { total = prices.filter(service.isGood).count }",
      "func f() { total = prices.count }\n  func g() { total = 3 }",
    ] {
      let source = "class CartModel {\n  var prices: [Int] = []\n  var total = 0\n  \(lines)\n}\n"
      let (text, result) = try run(source, [.computed])
      #expect(text == source)
      #expect(result.refusals.count == 1)
    }
  }

  @Test("An observed class is isolated to the main actor, unless it works in the background")
  func mainActor() throws {
    let source = "  @Observable class CartModel {\n    var a = 0\n  }\n"
    #expect(
      try run(source, [.mainActor]).text
        == "  @MainActor\n  @Observable class CartModel {\n    var a = 0\n  }\n")
    for kept in [
      "class CartModel { var a = 0 }",
      "@MainActor @Observable class CartModel { var a = 0 }",
      "@Observable class CartModel { nonisolated func f() {} }",
      "@Observable class CartModel: Unknown { var a = 0 }",
      "@Observable class CartModel { deinit {} }",
      "@Observable class CartModel { var a = 0 }\nclass Other { let cart = CartModel() }",
      """
      @Observable class CartModel { var a = 0 }
      struct Cart { let cart = CartModel() }
      extension Cart: View { var body: some View { Text("\\(cart.a)") } }
      """,
      """
      @Observable class CartModel { var a = 0 }
      struct Cart { let cart: CartModel = .init() }
      extension Cart: View {
        var body: some View { Text("\\(cart.a)") }
        func total() -> Int { cart.a }
      }
      """,
    ] {
      let (text, result) = try run(kept, [.mainActor])
      #expect(text == kept)
      #expect(result.refusals.count == 1)
    }
  }
}
