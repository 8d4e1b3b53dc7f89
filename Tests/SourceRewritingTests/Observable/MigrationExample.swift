import Testing

/// A source and what it becomes.
struct MigrationExample: CustomTestStringConvertible {
  let title: String
  let before: String
  let after: String
  /// Whether it compiles on its own.
  let isWhole: Bool

  var testDescription: String { title }

  init(_ title: String, isWhole: Bool = true, _ before: String, _ after: String) {
    self.title = title
    self.before = before
    self.after = after
    self.isWhole = isWhole
  }

  static let all = classes + screens

  /// Classes, and the members that migrate with them.
  private static let classes = [
    MigrationExample(
      "names in a script without capitals",
      """
      import SwiftUI

      struct 明細 { var 金額 = 0 }

      final class 家計: ObservableObject {
        @Published var 項目: [明細] = []
        init() { 項目 = [明細(金額: 1)] }
      }

      struct 画面: View {
        @StateObject private var 帳簿 = 家計()
        var body: some View { Text("\\(帳簿.項目.count)") }
      }
      """,
      """
      import SwiftUI

      struct 明細 { var 金額 = 0 }

      @Observable
      final class 家計 {
        var 項目: [明細] = []
        init() { 項目 = [明細(金額: 1)] }
      }

      struct 画面: View {
        @State private var 帳簿 = 家計()
        var body: some View { Text("\\(帳簿.項目.count)") }
      }
      """),
    MigrationExample(
      "an object that another of its initialisers would make with effects",
      """
      import SwiftUI

      final class Model: ObservableObject {
        @Published var count = 0
        init(count: Int = 0) { self.count = count }
        init(from names: [String]) { names.forEach { NSLog($0) } }
      }

      struct Screen: View {
        @StateObject private var model = Model(count: 1)
        var body: some View { Text("\\(model.count)") }
      }
      """,
      """
      import SwiftUI

      @Observable
      final class Model {
        var count = 0
        init(count: Int = 0) { self.count = count }
        init(from names: [String]) { names.forEach { NSLog($0) } }
      }

      struct Screen: View {
        @State private var model = Model(count: 1)
        var body: some View { Text("\\(model.count)") }
      }
      """),
    MigrationExample(
      "comments round what goes",
      """
      import SwiftUI

      protocol Named {}

      final class Model: Named, ObservableObject /* watched */ {
        @Published // of the user
        var name = "a" // kept
        @Published /* in metres */ var height = 1.0
        @MainActor @Published // seconds
        private(set) var age = 2
        var a = 1, // first
          b = 2, // second
          // third
          c: Int = 3 // last
        var d = 1, /* beside */ e = 2
      }

      final class Other: ObservableObject, // watched by views
        Named
      {
        @Published var x = 0
      }

      final class Third /* name */ : /* colon */ ObservableObject {
        @Published var x = 0
      }

      struct Screen: View {
        @ObservedObject /* the user */ var model: Model
        @EnvironmentObject var other /* from above */ : /* the */ Other
        var body: some View { Text("\\(model.name) \\(other.x)") }
      }
      """,
      """
      import SwiftUI

      protocol Named {}

      @Observable
      final class Model: Named /* watched */ {
        // of the user
        var name = "a" // kept
        /* in metres */ var height = 1.0
        @MainActor // seconds
        private(set) var age = 2
        var a = 1 // first
        var b = 2 // second
        // third
        var c: Int = 3 // last
        var d = 1
        var /* beside */ e = 2
      }

      @Observable
      final class Other: // watched by views
        Named
      {
        var x = 0
      }

      @Observable
      final class Third /* name */ /* colon */ {
        var x = 0
      }

      struct Screen: View {
        /* the user */ var model: Model
        @Environment(Other.self) var other /* from above */ /* the */
        var body: some View { Text("\\(model.name) \\(other.x)") }
      }
      """),
    MigrationExample(
      "variables of one line, some of which are not to be tracked",
      """
      import SwiftUI

      final class Model: ObservableObject {
        @Published var items = [1]
        private var cached: Int? = nil, asked = 0
        private var plain = 0, other: Int?
        var sum: Int {
          if let cached { return cached }
          let sum = items.reduce(0, +)
          cached = sum
          return sum
        }
        func ask() { asked += plain }
      }
      """,
      """
      import SwiftUI

      @Observable
      final class Model {
        var items = [1]
        @ObservationIgnored private var cached: Int? = nil
        private var asked = 0
        private var plain = 0
        private var other: Int?
        var sum: Int {
          if let cached { return cached }
          let sum = items.reduce(0, +)
          cached = sum
          return sum
        }
        func ask() { asked += plain }
      }
      """),
    MigrationExample(
      "published properties, and the view that owns the object",
      """
      import SwiftUI

      /// Counts.
      final class Counter: ObservableObject {
        @Published var count = 0 // how many
        @Published
        private(set) var name: String?
        let step = 1
        var twice: Int { count * 2 }
      }

      struct Screen: View {
        @StateObject private var counter = Counter()
        var body: some View {
          Stepper("\\(counter.twice) \\(counter.name ?? "")", value: $counter.count)
        }
      }

      """,
      """
      import SwiftUI

      /// Counts.
      @Observable
      final class Counter {
        var count = 0 // how many
        private(set) var name: String?
        let step = 1
        var twice: Int { count * 2 }
      }

      struct Screen: View {
        @State private var counter = Counter()
        var body: some View {
          Stepper("\\(counter.twice) \\(counter.name ?? "")", value: $counter.count)
        }
      }

      """),
    MigrationExample(
      "methods that were the main actor's one by one",
      """
      import SwiftUI

      class Legacy: ObservableObject {
          @Published var items: [String] = []

          @MainActor
          func load() async {
              items = ["a"]
          }
      }

      struct Screen: View {
          @StateObject var model = Legacy()
          var body: some View {
              Text(model.items.joined()).task { await model.load() }
          }
      }

      """,
      """
      import SwiftUI

      @MainActor
      @Observable
      class Legacy {
          var items: [String] = []

          func load() async {
              items = ["a"]
          }
      }

      struct Screen: View {
          @State var model = Legacy()
          var body: some View {
              Text(model.items.joined()).task { await model.load() }
          }
      }

      """),
  ]
}
