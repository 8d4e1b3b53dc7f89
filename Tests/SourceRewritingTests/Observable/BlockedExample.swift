import Testing

/// A source that must stay unchanged, and a part of the reason given.
struct BlockedExample: CustomTestStringConvertible {
  let reason: String
  let source: String

  var testDescription: String { reason }

  init(_ reason: String, _ source: String) {
    self.reason = reason
    self.source = source
  }

  /// A class with a body, and a view that reads it.
  private static func model(_ body: String, view: String = "Text(\"\\(model.x)\")") -> String {
    """
    import SwiftUI
    import Combine
    class Model: ObservableObject {
      @Published var x = 0
    \(body)
    }
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { \(view) }
    }

    """
  }

  static let all = [
    BlockedExample(
      "'model.$x' is a publisher", model("", view: "Text(\"\").onReceive(model.$x) { print($0) }")),
    BlockedExample("'$x' is a publisher", model("  func f() { $x.sink { print($0) }.cancel() }")),
    BlockedExample("'$x' is a publisher", model("  func f() { Just(1).assign(to: &$x) }")),
    BlockedExample(
      "'objectWillChange' is a publisher", model("  func f() { objectWillChange.send() }")),
    BlockedExample(
      "'objectWillChange' is a publisher",
      model("", view: "Text(\"\\(model.x)\").onReceive(model.objectWillChange) { }")),
    BlockedExample("'_x' stands beside 'x'", model("  private var _x = 1")),
    BlockedExample("'@AppStorage' in an ObservableObject", model("  @AppStorage(\"a\") var a = 1")),
    BlockedExample(
      "its Codable is synthesised",
      """
      class Model: ObservableObject, Codable {
        var x = 0
      }

      """),
    BlockedExample(
      "nothing reads 'tick'", model("  @Published var tick = 0\n  func f() { tick += 1 }")),
    BlockedExample(
      "making the object calls 'Task'",
      """
      import SwiftUI
      class Model: ObservableObject {
        @Published var x = 0
        init() { Task { print(1) } }
      }
      struct Screen: View {
        @StateObject var model = Model()
        var body: some View { Text("\\(model.x)") }
      }

      """),
    BlockedExample(
      "'ObservableObject' is asked for here", model("") + "let all: [any ObservableObject] = []\n"),
    BlockedExample(
      "'f' asks for an 'ObservableObject'",
      model("") + "func f<T: ObservableObject>(_: T) {}\nlet done: Void = f(Model())\n"),
    BlockedExample(
      "'f' asks for an 'ObservableObject', and the type of 'elsewhere()' cannot be told",
      model("") + "func f(_ model: some ObservableObject) {}\nlet done: Void = f(elsewhere())\n"),
    BlockedExample(
      "'Watching' asks for an 'ObservableObject'",
      model("") + "struct Watching<T: ObservableObject> {}\nlet it: Watching<Model>? = nil\n"),
    BlockedExample(
      "'Watching' asks for an 'ObservableObject', and is handed on",
      model("") + "struct Watching<T: ObservableObject> {}\ntypealias Other = Watching\n"),
    BlockedExample(
      "the type of 'model' cannot be told",
      """
      import SwiftUI
      class Model: ObservableObject { @Published var x = 0 }
      struct Screen: View {
        @StateObject var model = elsewhere()
        var body: some View { Text("\\(model.x)") }
      }

      """),
    BlockedExample(
      "the type of 'elsewhere()' cannot be told",
      model("") + "let v = Text(\"\").environmentObject(elsewhere())\n"),
    BlockedExample("a type 'Observable' of its own", model("") + "struct Observable {}\n"),
    BlockedExample("cannot be read as Swift", model("  func f( {")),
    BlockedExample(
      "is declared in a function",
      """
      func make() {
        class Model: ObservableObject { @Published var x = 0 }
        print(Model().x)
      }

      """),
    BlockedExample(
      "'_model' is the wrapper", model("", view: "Text(\"\\(_model.wrappedValue.x)\")")),
    BlockedExample("'$model' is handed on", model("", view: "Other(model: $model)")),
    BlockedExample("a pattern cannot be tracked", model("  var (a, b) = (1, 2)")),
    BlockedExample(
      "'deinit' uses 'task'",
      """
      @MainActor class Model: ObservableObject {
        @Published var task: Task<Void, Never>?
        deinit { task?.cancel() }
      }
      @MainActor let t = Model().task

      """),
  ]
}
