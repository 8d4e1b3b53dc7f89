import Testing

/// What the compiler has to refuse, or to warn of, in a program that imports SwiftUI.
@Suite struct RefusalTests {
  private let view = """
    struct Greeting: View {
      @State private var name = "Ada"
      init() {}
      var body: some View { Text(name) }
    }

    """

  @Test("S10.2 A view that is made in nonisolated code is warned of, in Swift 6 mode too")
  func making() throws {
    let source = view + "nonisolated func make() -> Greeting { Greeting() }"
    let messages = try Compiler.messages(swift: 6, source)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("warning: call to main actor-isolated initializer") == true)
  }

  @Test("S10.2 Reading a view's body off the main actor is an error in Swift 6 mode")
  func reading() throws {
    let source = view + "nonisolated func look(_ view: Greeting) { _ = view.body }"
    let messages = try Compiler.messages(swift: 6, source)
    #expect(messages.contains { $0.hasPrefix("error: main actor-isolated property 'body'") })
  }

  @Test("S10.2 A view that is made and read on the main actor is no news")
  func onMain() throws {
    let source = view + "@MainActor func look() { _ = Greeting().body }"
    #expect(try Compiler.messages(swift: 6, source).isEmpty)
    #expect(try Compiler.messages(swift: 5, source).isEmpty)
  }

  @Test("S10.9 A binding may be sent exactly if its value may")
  func sending() throws {
    let source = """
      class Plain {}
      func send(_: some Sendable) {}
      func try1(_ count: Binding<Int>, _ plain: Binding<Plain>) { send(count); send(plain) }
      """
    let messages = try Compiler.messages(swift: 6, source)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'Plain'") == true)
  }

  @Test("S10.7 A model on the main actor cannot be made in nonisolated code")
  func models() throws {
    let source = """
      @MainActor final class Model { init() {} }
      nonisolated func make() -> Model { Model() }
      """
    let messages = try Compiler.messages(swift: 6, source)
    #expect(messages.contains { $0.hasPrefix("error: call to main actor-isolated initializer") })
  }
}
