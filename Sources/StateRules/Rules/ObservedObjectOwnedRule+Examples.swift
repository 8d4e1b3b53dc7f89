import SourceModel

extension ObservedObjectOwnedRule {
  var examples: [RuleExample] {
    [
      .wrong(
        """
        import SwiftUI

        final class Session: ObservableObject {
          static let shared = Session()
          @Published var user = ""
          var retries = 0
        }

        struct Login: View {
          @ObservedObject var session = { // here
            let session = Session()
            session.retries = 3
            return session
          }()
          @ObservedObject var other: Session = { Session() }() // here
          @ObservedObject var shared = { Session.shared }()
          var body: some View { TextField("User", text: $session.user) }
        }
        """,
        fixed: """
          import SwiftUI

          final class Session: ObservableObject {
            static let shared = Session()
            @Published var user = ""
            var retries = 0
          }

          struct Login: View {
            @StateObject var session = { // here
              let session = Session()
              session.retries = 3
              return session
            }()
            @StateObject var other: Session = { Session() }() // here
            @ObservedObject var shared = { Session.shared }()
            var body: some View { TextField("User", text: $session.user) }
          }
          """, isShown: false),
      .wrong(
        """
        import SwiftUI

        final class Model: ObservableObject { @Published var count = 0 }

        struct Counter: View {
          @ObservedObject var model: Model // here
          init(model: Model = Model()) { self.model = model }
          var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }

        struct Shared: View {
          @ObservedObject var model: Model
          init(model: Model = Model()) { self.model = model }
          var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }

        struct Root: View {
          @StateObject private var model = Model()
          var body: some View {
            Counter()
            Counter(model: model)
            Shared(model: model)
          }
        }
        """, isShown: false),
      .right(
        """
        import SwiftUI

        final class Session: ObservableObject {
          static let shared = Session()
          static var isSignedIn = false
          @Published var user = ""
        }

        struct Login: View {
          @ObservedObject var session: Session = {
            if Session.isSignedIn { return Session.shared }
            return Session()
          }()
          var body: some View { TextField("User", text: $session.user) }
        }
        """, isShown: false),
      .wrong(
        """
        import SwiftUI

        class Model: ObservableObject {
          @Published var count = 0
        }

        struct Counter: View {
          @ObservedObject var model = Model() // here
          var body: some View { Text("\\(model.count)") }
        }
        """,
        fixed: """
          import SwiftUI

          class Model: ObservableObject {
            @Published var count = 0
          }

          struct Counter: View {
            @StateObject var model = Model() // here
            var body: some View { Text("\\(model.count)") }
          }
          """),
      .wrong(
        """
        import SwiftUI

        final class Model: ObservableObject { @Published var count = 0 }

        struct Screen: View {
          @State private var isBig = false
          var body: some View {
            Toggle("Big", isOn: $isBig)
            Counter(model: Model()) // here
          }
        }

        struct Counter: View {
          @ObservedObject var model: Model
          var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }
        """),
      .right(
        """
        import SwiftUI

        final class Model: ObservableObject { @Published var count = 0 }

        struct Screen: View {
          @StateObject private var model = Model()
          var body: some View {
            Counter(model: model)
            Owner(model: Model())
          }
        }

        struct Counter: View {
          @ObservedObject var model: Model
          var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }

        struct Owner: View {
          @StateObject var model: Model
          var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }
        """, isShown: false),
      .right(
        """
        import SwiftUI

        class Model: ObservableObject {
          static let shared = Model()
          @Published var count = 0
        }

        struct Counter: View {
          @StateObject private var own = Model()
          @ObservedObject var shared = Model.shared
          @ObservedObject var passed: Model
          var body: some View { Text("\\(own.count + shared.count + passed.count)") }
        }
        """),
      .wrong(
        """
        class Model: ObservableObject {
          @Published var count = 0
        }

        struct Counter: View {
          @ObservedObject var model = Model() // here
          var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }
        """,
        fixed: """
          class Model: ObservableObject {
            @Published var count = 0
          }

          struct Counter: View {
            @StateObject var model = Model() // here
            var body: some View { Button("\\(model.count)") { model.count += 1 } }
          }
          """, isShown: false),
      .wrong(
        """
        class Model: ObservableObject {
          @Published var count = 0
        }

        struct First: View {
          @ObservedObject var model: Model = .init() // here
          var body: some View { Text("\\(model.count)") }
        }
        """,
        fixed: """
          class Model: ObservableObject {
            @Published var count = 0
          }

          struct First: View {
            @StateObject var model: Model = .init() // here
            var body: some View { Text("\\(model.count)") }
          }
          """, isShown: false),
      .wrong(
        """
        class Model: ObservableObject {
          @Published var count = 0
        }

        struct Second<Content: View>: View {
          @ObservedObject private var model: Model // here
          let content: Content
          init(content: Content) {
            self.content = content
            model = Model()
          }
          var body: some View { Text("\\(model.count)") }
        }

        struct Third: View {
          @ObservedObject private var model: Model // here
          init() { _model = ObservedObject(wrappedValue: Model()) }
          var body: some View { Text("\\(model.count)") }
        }
        """, isShown: false),
      .right(
        """
        class Model: ObservableObject {
          static let shared = Model()
          @Published var count = 0
          init(start: Int = 0) { count = start }
        }

        struct First: View {
          @ObservedObject private var model: Model
          init() { model = .shared }
          init(model: Model) { self.model = model }
          var body: some View { Text("\\(model.count)") }
        }

        struct Second: View {
          @ObservedObject private var model: Model
          init(start: Int) { model = Model(start: start) }
          var body: some View { Text("\\(model.count)") }
        }

        struct Third: View {
          @ObservedObject private var model: Model
          init() { model = Model() }
          init(model: Model) { self.model = model }
          var body: some View { Text("\\(model.count)") }
        }
        """, isShown: false),
      .right(
        """
        struct Row: View {
          @ObservedObject var model: Model = Model()
          var body: some View { Text(model.title) }
        }

        struct Rows: View {
          @StateObject private var model = Model()
          var body: some View { Row(model: model) }
        }
        """, isShown: false),
    ]
  }
}
