extension Mistake {
  /// State that is written in the wrong place.
  static let writes: [Mistake] = [
    Mistake(
      "a counter in the body",
      wrong: #"""
        import SwiftUI

        struct Tally: View {
          @State private var runs = 0
          var body: some View {
            let _ = runs += 1 // here write-in-body
            Text("\(runs)")
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Tally: View {
          @State private var runs = 0
          var body: some View {
            Text("\(runs)").onAppear { runs += 1 }
          }
        }
        """#),
    Mistake(
      "a function that the body calls",
      wrong: #"""
        import SwiftUI

        struct Tally: View {
          @State private var log: [String] = []
          @State private var count = 0
          var body: some View {
            Text(line()) // here write-in-body
          }
          private func line() -> String {
            log.append("Drawn")
            count += 2
            return "\(count) \(log.count)"
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Tally: View {
          @State private var log: [String] = []
          @State private var presses = 0
          var body: some View {
            Button("\(presses) \(log.last ?? "")", action: press)
          }
          private func press() {
            log.append("Pressed")
            presses += 2
          }
        }
        """#),
    Mistake(
      "a model's method that a body calls",
      wrong: #"""
        import SwiftUI

        final class Names: ObservableObject {
          @Published var sorted: [String] = [] // here redundant-derived-state
          private var names = ["b", "a"]
          func sort() -> [String] {
            sorted = names.sorted()
            return sorted
          }
        }

        struct NamesView: View {
          @StateObject private var model = Names()
          var body: some View {
            List(model.sort(), id: \.self) { Text($0) } // here write-in-body
          }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Names: ObservableObject {
          @Published private var names = ["b", "a"]
          var sorted: [String] { names.sorted() }
        }

        struct NamesView: View {
          @StateObject private var model = Names()
          var body: some View {
            List(model.sorted, id: \.self) { Text($0) }
          }
        }
        """#),
    Mistake(
      "silenced by the main queue",
      wrong: #"""
        import SwiftUI

        struct Sized: View {
          @State private var width = 0.0
          var body: some View {
            GeometryReader { proxy in
              Text("\(width)")
              let _ = DispatchQueue.main.async { width = proxy.size.width } // here write-in-body
            }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Sized: View {
          @State private var width = 0.0
          var body: some View {
            Text("\(width)")
              .onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
          }
        }
        """#),
    Mistake(
      "a task begun by the body",
      wrong: #"""
        import SwiftUI

        struct Weather: View {
          @State private var text = ""
          var body: some View {
            let _ = Task { text = await fetch() } // here write-in-body
            Text(text)
          }
          private func fetch() async -> String { "Sunny" }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Weather: View {
          @State private var text = ""
          var body: some View {
            Text(text).task { text = await fetch() }
          }
          private func fetch() async -> String { "Sunny" }
        }
        """#),
    Mistake(
      "a getter that counts",
      wrong: #"""
        import SwiftUI

        struct Ticket: View {
          @State private var number = 0
          private var next: String {
            number += 1
            return "\(number)"
          }
          var body: some View {
            Text(next) // here write-in-body
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Ticket: View {
          @State private var number = 0
          private var label: String { "\(number)" }
          var body: some View {
            Button(label) { number += 1 }
          }
        }
        """#),
    Mistake(
      "onChange writes what it watches",
      wrong: #"""
        import SwiftUI

        struct Amount: View {
          @State private var amount = 0
          var body: some View {
            Stepper("\(amount)", value: $amount)
              .onChange(of: amount) { amount += 1 } // here change-loop
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Amount: View {
          @State private var amount = 0
          var body: some View {
            Stepper("\(amount)", value: $amount)
              .onChange(of: amount) { amount = min(amount, 10) }
          }
        }
        """#),
  ]
}
