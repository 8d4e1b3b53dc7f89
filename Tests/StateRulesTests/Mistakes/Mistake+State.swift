extension Mistake {
  /// Values that a view copies from other state, or from its parent.
  static let state: [Mistake] = [
    Mistake(
      "the initialiser's assignment is lost",
      wrong: #"""
        import SwiftUI

        struct Editor: View {
          @State private var text = ""
          init(text: String) {
            self.text = text // here state-default-and-init
          }
          var body: some View { TextField("Text", text: $text) }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Editor: View {
          @State private var text: String
          init(initialText: String) {
            _text = State(initialValue: initialText)
          }
          var body: some View { TextField("Text", text: $text) }
        }
        """#),
    Mistake(
      "the optional state's assignment is lost",
      wrong: #"""
        import SwiftUI

        struct Chooser: View {
          @State private var selection: Int?
          let count: Int
          init(selection: Int?, count: Int) {
            self.count = count
            self.selection = selection // here state-default-and-init
          }
          var body: some View {
            Stepper("\(selection ?? 0) of \(count)") { selection = (selection ?? 0) + 1 } onDecrement: {
              selection = nil
            }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Chooser: View {
          @Binding var selection: Int?
          let count: Int
          var body: some View {
            Stepper("\(selection ?? 0) of \(count)") { selection = (selection ?? 0) + 1 } onDecrement: {
              selection = nil
            }
          }
        }
        """#),
    Mistake(
      "a copy of the input is never brought up to date",
      wrong: #"""
        import SwiftUI

        struct Root: View {
          @State private var name = "Ann"
          var body: some View {
            TextField("Name", text: $name)
            Greeting(name: name)
          }
        }

        struct Greeting: View {
          @State private var name: String // here state-shadows-input
          init(name: String) { _name = State(initialValue: name) }
          var body: some View { Text("Hello, \(name)") }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Root: View {
          @State private var name = "Ann"
          var body: some View {
            TextField("Name", text: $name)
            Greeting(name: name)
          }
        }

        struct Greeting: View {
          let name: String
          var body: some View { Text("Hello, \(name)") }
        }
        """#),
    Mistake(
      "passed through the memberwise initialiser",
      wrong: #"""
        import SwiftUI

        struct Root: View {
          @State private var count = 0
          var body: some View {
            Button("Add") { count += 1 }
            Shown(count: count)
          }
        }

        struct Shown: View {
          @State var count: Int // here state-shadows-input
          var body: some View { Text("\(count)") }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Root: View {
          @State private var count = 0
          var body: some View {
            Button("Add") { count += 1 }
            Shown(count: count)
          }
        }

        struct Shown: View {
          let count: Int
          var body: some View { Text("\(count)") }
        }
        """#),
    Mistake(
      "not private",
      wrong: #"""
        import SwiftUI

        struct Switch: View {
          @State var isOn = false // here private-state
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Switch: View {
          @State private var isOn = false
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        """#),
    Mistake(
      "a total beside what it is the total of",
      wrong: #"""
        import SwiftUI

        struct Cart: View {
          @State private var prices: [Double] = []
          @State private var total = 0.0 // here redundant-derived-state
          var body: some View {
            Text("\(total)")
            Button("Add") {
              prices.append(2)
              total = prices.reduce(0, +)
            }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Cart: View {
          @State private var prices: [Double] = []
          private var total: Double { prices.reduce(0, +) }
          var body: some View {
            Text("\(total)")
            Button("Add") { prices.append(2) }
          }
        }
        """#),
    Mistake(
      "a count that is counted beside the list",
      wrong: #"""
        import SwiftUI

        struct Guests: View {
          @State private var names: [String] = []
          @State private var count = 0 // here redundant-derived-state
          var body: some View {
            Text("\(count) guests")
            Button("Add", action: add)
          }
          private func add() {
            names.append("Ann")
            count += 1
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Guests: View {
          @State private var names: [String] = []
          private var count: Int { names.count }
          var body: some View {
            Text("\(count) guests")
            Button("Add", action: add)
          }
          private func add() { names.append("Ann") }
        }
        """#),
    Mistake(
      "kept equal by onChange",
      wrong: #"""
        import SwiftUI

        struct Search: View {
          let words: [String]
          @State private var query = ""
          @State private var matches: [String] = [] // here redundant-derived-state
          var body: some View {
            TextField("Search", text: $query)
            List(matches, id: \.self) { Text($0) }
              .onAppear { matches = words.filter { $0.hasPrefix(query) } }
              .onChange(of: query) { matches = words.filter { $0.hasPrefix(query) } }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Search: View {
          let words: [String]
          @State private var query = ""
          private var matches: [String] { words.filter { $0.hasPrefix(query) } }
          var body: some View {
            TextField("Search", text: $query)
            List(matches, id: \.self) { Text($0) }
          }
        }
        """#),
    Mistake(
      "kept equal to a parameter by onAppear and onChange",
      wrong: #"""
        import SwiftUI

        struct Badge: View {
          let unread: Int
          @State private var shown = 0 // here duplicate-source-of-truth
          var body: some View {
            Text("\(shown)")
              .onAppear { shown = unread }
              .onChange(of: unread) { shown = unread }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Badge: View {
          let unread: Int
          var body: some View { Text("\(unread)") }
        }
        """#),
    Mistake(
      "the parent's state again in the child",
      wrong: #"""
        import SwiftUI

        struct Root: View {
          @State private var username = "Ann"
          var body: some View {
            TextField("Name", text: $username)
            Welcome()
          }
        }

        struct Welcome: View {
          @State private var username = "Ann" // here duplicate-source-of-truth
          var body: some View { Text("Welcome, \(username)") }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Root: View {
          @State private var username = "Ann"
          var body: some View {
            TextField("Name", text: $username)
            Welcome(username: username)
          }
        }

        struct Welcome: View {
          let username: String
          var body: some View { Text("Welcome, \(username)") }
        }
        """#),
  ]
}
