extension Mistake {
  /// Objects in the environment.
  static let environment: [Mistake] = [
    Mistake(
      "nobody puts the object there",
      wrong: #"""
        import SwiftUI

        @main struct Shop: App {
          var body: some Scene { WindowGroup { Screen() } }
        }

        final class Cart: ObservableObject { @Published var count = 0 }

        struct Screen: View {
          @EnvironmentObject private var cart: Cart // here missing-environment-injection
          var body: some View { Text("\(cart.count)") }
        }
        """#,
      right: #"""
        import SwiftUI

        @main struct Shop: App {
          @StateObject private var cart = Cart()
          var body: some Scene { WindowGroup { Screen().environmentObject(cart) } }
        }

        final class Cart: ObservableObject { @Published var count = 0 }

        struct Screen: View {
          @EnvironmentObject private var cart: Cart
          var body: some View { Button("\(cart.count)") { cart.count += 1 } }
        }
        """#),
    Mistake(
      "put there the old way, asked for the new way",
      wrong: #"""
        import SwiftUI

        @main struct Shop: App {
          @State private var cart = Cart()
          var body: some Scene { WindowGroup { Screen().environment(\.cart, cart) } }
        }

        @Observable final class Cart { var count = 0 }

        extension EnvironmentValues { @Entry var cart = Cart() }

        struct Screen: View {
          @Environment(Cart.self) private var cart // here missing-environment-injection
          var body: some View { Text("\(cart.count)") }
        }
        """#,
      right: #"""
        import SwiftUI

        @main struct Shop: App {
          @State private var cart = Cart()
          var body: some Scene { WindowGroup { Screen().environment(cart) } }
        }

        @Observable final class Cart { var count = 0 }

        struct Screen: View {
          @Environment(Cart.self) private var cart
          var body: some View { Button("\(cart.count)") { cart.count += 1 } }
        }
        """#),
    Mistake(
      "a new object at each run of the body",
      wrong: #"""
        import SwiftUI

        final class Router: ObservableObject { @Published var depth = 0 }

        struct Root: View {
          @State private var isDark = false
          var body: some View {
            VStack {
              Toggle("Dark", isOn: $isDark)
              Screen().environmentObject(Router()) // here inline-environment-object
            }
          }
        }

        struct Screen: View {
          @EnvironmentObject var router: Router
          var body: some View { Button("\(router.depth)") { router.depth += 1 } }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Router: ObservableObject { @Published var depth = 0 }

        struct Root: View {
          @State private var isDark = false
          @StateObject private var router = Router()
          var body: some View {
            VStack {
              Toggle("Dark", isOn: $isDark)
              Screen().environmentObject(router)
            }
          }
        }

        struct Screen: View {
          @EnvironmentObject var router: Router
          var body: some View { Button("\(router.depth)") { router.depth += 1 } }
        }
        """#),
    Mistake(
      "read in a class",
      wrong: #"""
        import SwiftUI

        final class Closer: ObservableObject {
          @Environment(\.dismiss) var dismiss // here environment-in-non-view
          @Published var isDone = false
          func close() {
            isDone = true
            dismiss()
          }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Closer: ObservableObject {
          @Published private(set) var isDone = false
          func close() { isDone = true }
        }

        struct CloserView: View {
          @StateObject private var closer = Closer()
          @Environment(\.dismiss) private var dismiss
          var body: some View {
            Button("Close") { closer.close() }
              .onChange(of: closer.isDone) { dismiss() }
          }
        }
        """#),
    Mistake(
      "state in a class",
      wrong: #"""
        import SwiftUI

        final class Model: ObservableObject {
          @State var count = 0 // here environment-in-non-view
          @Published var title = ""
        }
        """#,
      right: #"""
        import SwiftUI

        final class Model: ObservableObject {
          @Published var count = 0
          @Published var title = ""
        }
        """#),
  ]
}
