import Testing

/// What the compiler must reject or warn about in a program that imports SwiftUI.
@Suite struct RefusalTests {
  private let view = """
    struct Greeting: View {
      @State private var name = "Ada"
      init() {}
      var body: some View { Text(name) }
    }

    """

  @Test("S10.2 Creating a view in nonisolated code is a warning, in Swift 6 mode too")
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

  @Test("S10.2 Creating and reading a view on the main actor gives no diagnostic")
  func onMain() throws {
    let source = view + "@MainActor func look() { _ = Greeting().body }"
    #expect(try Compiler.messages(swift: 6, source).isEmpty)
    #expect(try Compiler.messages(swift: 5, source).isEmpty)
  }

  @Test("S10.9 A binding is Sendable exactly if its value is")
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

  @Test("S10.7 A model on the main actor cannot be created in nonisolated code")
  func models() throws {
    let source = """
      @MainActor final class Model { init() {} }
      nonisolated func make() -> Model { Model() }
      """
    let messages = try Compiler.messages(swift: 6, source)
    #expect(messages.contains { $0.hasPrefix("error: call to main actor-isolated initializer") })
  }

  @Test("S10.3 Swift 6 mode removes the isolation that wrappers infer in Swift 5 mode")
  func wrappers() throws {
    let source = """
      import Combine
      final class Model: ObservableObject { @Published var count = 0 }
      @MainActor func onlyOnMain() {}
      struct Owning { @StateObject var model = Model(); func look() { onlyOnMain() } }
      struct Watching { @ObservedObject var model: Model; func look() { onlyOnMain() } }
      """
    #expect(try Compiler.messages(swift: 5, source).isEmpty)
    let messages = try Compiler.messages(swift: 6, source)
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.hasPrefix("error: call to main actor-isolated") })
  }

  @Test("S10.7 @Observable adds no isolation; @MainActor keeps other code away from the model")
  func observables() throws {
    let source = """
      @Observable final class Free { var count = 0 }
      @MainActor @Observable final class Kept { var count = 0 }
      nonisolated func make() { Free().count = 1 }
      nonisolated func change(_ kept: Kept) { kept.count = 1 }
      """
    for mode in [5, 6] {
      let messages = try Compiler.messages(swift: mode, source)
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("error: main actor-isolated property 'count'") == true)
    }
  }

  @Test(
    "S10.4 A plain model as a view's state is fine; a main-actor one outside a view is an error")
  func defaultsOfStates() throws {
    let models = """
      @Observable class Free {}
      @MainActor @Observable class Kept {}
      struct A: View { @State var model = Free(); var body: some View { Text("") } }
      struct B: View { @State var model = Kept(); var body: some View { Text("") } }

      """
    #expect(try Compiler.messages(swift: 5, models).isEmpty)
    #expect(try Compiler.messages(swift: 6, models).isEmpty)
    let outside = models + "struct C { @State var model = Kept() }; func make() { _ = C() }"
    let messages = try Compiler.messages(swift: 5, outside)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated"
          + " context") == true)
  }

  @Test("A body cannot read an actor, with or without await; only its constants")
  func actors() throws {
    let source = """
      actor Model { var items = [1]; let name = "" }
      struct A: View { let model = Model(); var body: some View { Text("\\(model.items.count)") } }
      struct B: View {
        let model = Model()
        var body: some View { Text("\\(await model.items.count)") }
      }
      struct C: View { let model = Model(); var body: some View { Text(model.name) } }
      """
    let messages = try Compiler.messages(swift: 6, source)
    #expect(messages.contains { $0.hasPrefix("error: 'await' in a function that does not") })
    #expect(messages.count { $0.hasPrefix("error: actor-isolated property 'items'") } == 2)
    #expect(messages.count { $0.hasPrefix("error: ") } == 3)
  }

  @Test("@StateObject and @ObservedObject require observable objects, @Published a class")
  func objects() throws {
    let source = """
      class Plain {}
      struct A: View { @StateObject var model = Plain(); var body: some View { Text("") } }
      struct B: View { @ObservedObject var model: Plain; var body: some View { Text("") } }
      struct C: View { @Published var text = ""; var body: some View { Text("") } }
      """
    let errors = try Compiler.messages(swift: 5, source).filter { $0.hasPrefix("error: ") }
    #expect(errors.count == 3)
    #expect(errors.count { $0.contains("conform to 'ObservableObject'") } == 2)
    #expect(errors.contains { $0.contains("only available on properties of classes") })
  }

  @Test("A child cannot assign its parameters, nor access another view's private state")
  func oneWay() throws {
    let source = """
      struct A: View { let name: String; var body: some View { Button("") { name = "" } } }
      struct B: View { var name: String; var body: some View { Button("") { name = "" } } }
      struct C: View { @Binding var name: String; var body: some View { Button("") { name = "" } } }
      struct D: View { @State private var name = ""; var body: some View { Text(name) } }
      struct E: View { let d = D(); var body: some View { Button("") { d.name = "" } } }
      """
    let messages = try Compiler.messages(swift: 6, source)
    #expect(messages.count == 3)
    #expect(messages.count { $0.hasPrefix("error: cannot assign to property") } == 2)
    #expect(messages.contains { $0.hasPrefix("error: 'name' is inaccessible due to 'private'") })
  }

  @Test("A view reads a model's private(set) property, but cannot write it; $ needs @Bindable")
  func access() throws {
    let source = """
      @MainActor @Observable final class Model { private(set) var state = 0; var text = "" }
      struct A: View {
        @Bindable var model: Model
        var body: some View { TextField("\\(model.state)", text: $model.text) }
      }
      struct B: View {
        @Bindable var model: Model
        var body: some View { Stepper("", value: $model.state) }
      }
      struct C: View { let model: Model; var body: some View { Button("") { model.state = 1 } } }
      struct D: View { let model: Model; var body: some View { TextField("", text: $model.text) } }
      """
    let errors = try Compiler.messages(swift: 6, source).filter { $0.hasPrefix("error: ") }
    #expect(errors.count == 3)
    #expect(errors.count { $0.contains("'state' setter is inaccessible") } == 2)
    #expect(errors.contains { $0.hasPrefix("error: cannot find '$model' in scope") })
  }

  @Test("A switch in a body must cover every case of a model's state")
  func cases() throws {
    let source = """
      enum Phase { case loading, loaded(String) }
      struct A: View {
        let phase: Phase
        var body: some View { switch phase { case .loading: ProgressView() } }
      }
      """
    let errors = try Compiler.messages(swift: 6, source).filter { $0.hasPrefix("error: ") }
    #expect(errors == ["error: switch must be exhaustive"])
  }
}
