import SourceModel

extension RedundantDerivedStateRule {
  var examples: [RuleExample] {
    [
      .wrong(
        """
        import SwiftUI

        struct Cart: View {
          @State private var prices: [Double] = []
          @State private var total = 0.0 // here
          var body: some View {
            VStack {
              Text("\\(total)")
              Button("Add") { prices.append(1); total = prices.reduce(0, +) }
              Button("Empty") { prices.removeAll(); total = 0 }
            }
          }
        }

        struct Registration: View {
          @State private var name = ""
          @State private var code = ""
          @State private var isValid = false // here
          @State private var isLong = false // here
          var body: some View {
            Form {
              TextField("Name", text: $name)
                .onChange(of: name) { _, new in isValid = !new.isEmpty && code.count > 3 }
              TextField("Code", text: $code)
                .onChange(of: code) {
                  isValid = !name.isEmpty && code.count > 3
                  isLong = $1.count >= 8
                }
              Button("Register") {}.disabled(!isValid || isLong)
            }
          }
        }
        """, isShown: false),
      .wrong(
        """
        import SwiftUI

        struct Item { var price = 0.0 }

        @Observable final class Cart {
          private(set) var items: [Item] = []
          private(set) var total = 0.0 // here
          private(set) var most = 0.0
          func add(_ item: Item) {
            items.append(item)
            total += item.price
            most += item.price
          }
          func remove(at index: Int) {
            total -= items[index].price
            items.remove(at: index)
          }
          func clear() {
            items = []
            total = 0
          }
        }
        """, isShown: false),
      .right(
        """
        import SwiftUI

        struct Search: View {
          @State private var items = ["Ann", "Ben"]
          @State private var query = ""
          @State private var results: [String] = []
          @State private var sorted: [String] = []
          @State private var canSave = false
          @State private var stage = 3
          @State private var text = "Ready"
          init(query: String) { _query = State(initialValue: query) }
          var body: some View {
            VStack {
              TextField("Find", text: $query)
                .onChange(of: query) { canSave = !query.isEmpty }
              Button("Search") { results = items.filter { $0.contains(query) } }
              List(results, id: \\.self) { Text($0) }
              List(sorted, id: \\.self) { Text($0) }
                .onAppear { sorted = items.sorted() }
              Button("Add") { items.append(query) }.disabled(!canSave)
              Button(text) { stage -= 1; text = "\\(stage)" }
            }
          }
        }
        """, isShown: false),
      .right(
        """
        import SwiftUI

        @Observable final class Game {
          private(set) var words: [String] = []
          private(set) var score = 0
          let penalty = 3
          func play(_ word: String) {
            words.append(word)
            score += word.count
          }
          func undo() {
            words.removeLast()
            score -= penalty
          }
        }

        struct Cart: View {
          @State private var prices: [Double] = [3]
          @State private var total = 0.0
          @State private var most = 0.0
          var body: some View {
            VStack {
              Text("\\(total) of \\(most)")
              Button("Count") { total = prices.reduce(0, +); most = prices.reduce(1, max) }
              Button("Hide") { total = 0 }
              Button("Empty") { prices.removeAll(); most = 0 }
            }
          }
        }

        struct Registration: View {
          @State private var name = ""
          @State private var isMissing = false
          @State private var isValid = true
          var body: some View {
            TextField("Name", text: $name)
              .onChange(of: name) { _, new in
                isMissing = new.isEmpty
                isValid = !new.isEmpty
              }
            if isMissing || !isValid { Text("A name is needed") }
          }
        }
        """, isShown: false),
      .wrong(
        """
        import SwiftUI

        struct Search: View {
          let words: [String]
          @State private var query = ""
          @State private var matches: [String] = [] // here
          var body: some View {
            TextField("Search", text: $query)
            List(matches, id: \\.self) { Text($0) }
              .onAppear { matches = words.filter { $0.hasPrefix(query) } }
              .onChange(of: query) { matches = words.filter { $0.hasPrefix(query) } }
          }
        }

        struct Guests: View {
          let unread: Int
          @State private var shown = 0
          @State private var names: [String] = []
          @State private var count = 0 // here
          var body: some View {
            Text("\\(count) guests, \\(shown) unread")
              .onAppear { shown = unread }
              .onChange(of: unread) { _, new in shown = new }
            Button("Add") {
              names.append("Ann")
              count += 1
            }
            Button("Clear") {
              names = []
              count = 0
            }
          }
        }
        """, isShown: false),
      .right(
        """
        import SwiftUI

        struct Meter: View {
          let level: Double
          @State private var shown = 0.0
          var body: some View {
            Gauge(value: shown) { Text("Level") }
              .animation(.default, value: shown)
              .onAppear { shown = level }
              .onChange(of: level) { shown = level }
          }
        }

        struct Guests: View {
          @State private var names: [String] = []
          @State private var ever = 0
          @State private var changes = 0
          @State private var known = Int.max
          @State private var page = 0
          let start: Int
          var body: some View {
            Text("\\(ever) \\(changes) \\(known)")
            Button("Add") {
              names.append("Ann")
              ever += 1
              changes += 1
            }
            Button("Remove") {
              names.removeLast()
              changes += 1
            }
            Button("Count") { known = names.count }
            Button("\\(page)") { page += 1 }.onChange(of: start) { page = start }
          }
        }
        """, isShown: false),
      .wrong(
        """
        import SwiftUI

        struct Entry { var isDone = false }

        @Observable final class Log {
          private var entries: [Entry] = []
          private(set) var doneCount = 0 // here
          func add(_ entry: Entry) {
            entries.append(entry)
            doneCount = entries.filter(\\.isDone).count
          }
        }

        struct Name: View {
          @State private var first = ""
          @State private var last = ""
          @State private var full = "" // here
          @State private var greeting = ""
          var body: some View {
            TextField("First", text: $first).onChange(of: first) { full = "\\(first) \\(last)" }
            TextField("Last", text: $last).onChange(of: last) { full = "\\(first) \\(last)" }
            Text(full)
            Button(greeting) { greeting = "\\(first), \\(Date())" }
          }
        }
        """, isShown: false),
      .wrong(
        """
        import SwiftUI

        struct Cart: View {
          @State private var items: [Int] = []
          @State private var total = 0 // here
          var body: some View {
            Button("\\(total)") {
              items.append(1)
              total = items.reduce(0, +)
            }
          }
        }
        """),
      .right(
        """
        import SwiftUI

        struct Cart: View {
          @State private var items: [Int] = []
          @State private var cachedTotal = 0
          var total: Int { items.reduce(0, +) }
          var body: some View {
            Button("\\(total)") {
              items.append(1)
              cachedTotal = items.reduce(0, +)
            }
          }
        }
        """),
      .wrong(
        """
        import SwiftUI

        struct Guests: View {
          @State private var names: [String] = []
          @State private var count = 0 // here
          var body: some View {
            Button("\\(count)") {
              guard names.count < 9 else { return }
              names.append("Ann")
              for name in names { if name.isEmpty { break } }
              count += 1
            }
            Button("Anew") {
              names.append("Ben")
              names = []
              names.append("Cem")
              count = 0
              count += 1
            }
          }
        }
        """, isShown: false),
      .right(
        """
        import SwiftUI

        struct Guests: View {
          @State private var names: [String] = []
          @State private var accepted = 0
          var body: some View {
            Text("\\(accepted)")
            Button("Add") {
              names.append("Ann")
              guard names.count < 9 else { return }
              accepted += 1
            }
            Button("Remove") {
              names.removeLast()
              accepted -= 1
            }
          }
        }

        struct Visits: View {
          @State private var all: [String] = []
          @State private var known = 0
          let names: [String]
          var body: some View {
            Button("\\(known)") {
              for name in names {
                all.append(name)
                if name.isEmpty { continue }
                known += 1
              }
            }
          }
        }

        struct Emptied: View {
          @State private var names: [String] = []
          @State private var count = 0
          var body: some View {
            Button("\\(count)") {
              names.append("Ann")
              names = []
              count = 0
              count += 1
            }
          }
        }

        struct Search: View {
          let words: [String]
          @State private var query = ""
          @State private var matches: [String] = []
          var body: some View {
            TextField("Search", text: $query)
            List(matches, id: \\.self) { Text($0) }
              .onAppear { matches = words.filter { $0.hasPrefix(query) } }
              .onChange(of: query) {
                guard query.count > 2 else { return }
                matches = words.filter { $0.hasPrefix(query) }
              }
          }
        }
        """, isShown: false),
      .right(
        """
        import SwiftUI

        struct Feed: View {
          @State private var items: [Int] = []
          @State private var loadedCount = 0
          var body: some View {
            Button("More") { loadMore() }.disabled(items.count <= loadedCount)
          }
          private func loadMore() {
            loadedCount = items.count
            items.append(1)
          }
        }
        """, isShown: false),
      .right(
        """
        import SwiftUI

        final class Model: ObservableObject {
          private let settings = Settings()
          private var order: [String] = []
          @Published private(set) var shown: [String] = []
          func update() { shown = order.filter(settings.isOn) }
        }
        """, isShown: false),
      .right(
        """
        import SwiftUI

        struct Cart: View {
          @State private var items: [Int] = []
          @State private var selected = 0
          var body: some View {
            Button("\\(selected)") { selected = items.count }
            Button("None") { selected = 0 }
          }
        }
        """, isShown: false),
    ]
  }
}
