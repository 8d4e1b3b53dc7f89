extension MigrationExample {
  /// Views, apps and environments that hold migrated objects.
  static let screens = [
    MigrationExample(
      "an object of the app's delegate", isWhole: false,
      """
      import SwiftUI

      final class Store: ObservableObject { @Published var count = 0 }

      final class Delegate: NSObject, UIApplicationDelegate { let store = Store() }

      @main struct Counting: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene {
          WindowGroup { Text("").environmentObject(delegate.store) }
        }
      }
      """,
      """
      import SwiftUI

      @Observable
      final class Store { var count = 0 }

      final class Delegate: NSObject, UIApplicationDelegate { let store = Store() }

      @main struct Counting: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene {
          WindowGroup { Text("").environment(delegate.store) }
        }
      }
      """),
    MigrationExample(
      "superclasses, subclasses, lists of variables, lazy and wrapped properties",
      """
      import Combine
      import Foundation

      @propertyWrapper struct Clamped { var wrappedValue: Int }

      class Base: NSObject, ObservableObject {
        @Published var name = "" { didSet { print(name) } }
        @Published var count: Int
        var a = 1, b: Int = 2
        var c, d: String?
        lazy var l = 3
        @Clamped var clamped = 4
        private var watching: Set<AnyCancellable> = []
        init(count: Int) {
          _count = Published(initialValue: count)
          super.init()
        }
      }

      @available(iOS 17, *) final class Sub: Base { var extra = 0 }
      func use(_ sub: Sub) -> String { "\\(sub.name) \\(sub.count)" }

      """,
      """
      import Combine
      import Foundation
      import Observation

      @propertyWrapper struct Clamped { var wrappedValue: Int }

      @Observable
      class Base: NSObject {
        var name = "" { didSet { print(name) } }
        var count: Int
        var a = 1
        var b: Int = 2
        var c: String?
        var d: String?
        @ObservationIgnored lazy var l = 3
        @ObservationIgnored @Clamped var clamped = 4
        private var watching: Set<AnyCancellable> = []
        init(count: Int) {
          self.count = count
          super.init()
        }
      }

      @available(iOS 17, *) @Observable final class Sub: Base { var extra = 0 }
      func use(_ sub: Sub) -> String { "\\(sub.name) \\(sub.count)" }

      """),
    MigrationExample(
      "the environment, and bindings from it",
      """
      import SwiftUI

      class Store: ObservableObject { @Published var name = "" }

      struct Root: View {
        @StateObject private var store = Store()
        var body: some View { Screen().environmentObject(store) }
      }

      struct Screen: View {
        @EnvironmentObject private var store: Store
        private var field: some View {
          TextField("Name", text: $store.name)
        }
        var body: some View {
          // Both.
          VStack {
            field
            TextField("Name", text: self.$store.name)
          }
        }
        @ViewBuilder func other() -> some View {
          TextField("Name", text: $store.name)
        }
      }

      #Preview { Screen().environmentObject(Store()) }

      """,
      """
      import SwiftUI

      @Observable
      class Store { var name = "" }

      struct Root: View {
        @State private var store = Store()
        var body: some View { Screen().environment(store) }
      }

      struct Screen: View {
        @Environment(Store.self) private var store
        private var field: some View {
          @Bindable var store = store
          return TextField("Name", text: $store.name)
        }
        var body: some View {
          // Both.
          @Bindable var store = store
          VStack {
            field
            TextField("Name", text: $store.name)
          }
        }
        @ViewBuilder func other() -> some View {
          @Bindable var store = store
          TextField("Name", text: $store.name)
        }
      }

      #Preview { Screen().environment(Store()) }

      """),
    MigrationExample(
      "observed objects with and without bindings, and initialisers",
      """
      import SwiftUI

      class Model: ObservableObject { @Published var x = "" }

      struct Reading: View {
        @ObservedObject var model: Model
        var body: some View { Text(model.x) }
      }

      struct Writing: View {
        @ObservedObject private var model: Model
        @StateObject private var own: Model
        init(model: Model) {
          _model = ObservedObject(wrappedValue: model)
          _own = StateObject(wrappedValue: Model())
        }
        var body: some View { TextField(own.x, text: $model.x) }
      }

      """,
      """
      import SwiftUI

      @Observable
      class Model { var x = "" }

      struct Reading: View {
        var model: Model
        var body: some View { Text(model.x) }
      }

      struct Writing: View {
        @Bindable private var model: Model
        @State private var own: Model
        init(model: Model) {
          self.model = model
          _own = State(initialValue: Model())
        }
        var body: some View { TextField(own.x, text: $model.x) }
      }

      """),
    MigrationExample(
      "protocols that ask for an observable object, and generic views",
      """
      import SwiftUI

      protocol Counting: ObservableObject { var count: Int { get set } }

      class Real: Counting { @Published var count = 0 }

      extension Real: CustomStringConvertible { var description: String { "\\(count)" } }

      struct Screen<Model: Counting>: View {
        @ObservedObject var model: Model
        var body: some View { Stepper("", value: $model.count) }
      }

      """,
      """
      import SwiftUI

      protocol Counting: AnyObject, Observable { var count: Int { get set } }

      @Observable
      class Real: Counting { var count = 0 }

      extension Real: CustomStringConvertible { var description: String { "\\(count)" } }

      struct Screen<Model: Counting>: View {
        @Bindable var model: Model
        var body: some View { Stepper("", value: $model.count) }
      }

      """),
    MigrationExample(
      "conformances in extensions, and an import that is needed no more",
      """
      import Combine

      class Model { @Published var x = 0 }

      extension Model: ObservableObject {}
      func read(_ model: Model) -> Int { model.x }

      """,
      """
      import Observation

      @Observable
      class Model { var x = 0 }

      func read(_ model: Model) -> Int { model.x }

      """),
    MigrationExample(
      "a view with a type of its own called State, and a cache",
      """
      import SwiftUI

      class Model: ObservableObject {
        @Published var items: [Int] = []
        private var cached: Int?
        var sum: Int {
          if let cached { return cached }
          cached = items.reduce(0, +)
          return cached ?? 0
        }
      }

      struct Screen: View {
        enum State { case on }
        @StateObject var model = Model()
        var body: some View { Text("\\(model.sum) \\(model.items.count)") }
      }

      """,
      """
      import SwiftUI

      @Observable
      class Model {
        var items: [Int] = []
        @ObservationIgnored private var cached: Int?
        var sum: Int {
          if let cached { return cached }
          cached = items.reduce(0, +)
          return cached ?? 0
        }
      }

      struct Screen: View {
        enum State { case on }
        @SwiftUI.State var model = Model()
        var body: some View { Text("\\(model.sum) \\(model.items.count)") }
      }

      """),
  ]
}
