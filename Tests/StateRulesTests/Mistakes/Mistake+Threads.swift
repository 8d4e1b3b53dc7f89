extension Mistake {
  /// Work that leaves the main thread, or blocks it.
  static let threads: [Mistake] = [
    Mistake(
      "published from a data task",
      wrong: #"""
        import SwiftUI

        final class Articles: ObservableObject { // here observable-main-actor
          @Published var titles: [String] = []
          func load(_ url: URL) {
            URLSession.shared.dataTask(with: url) { data, _, _ in
              self.titles = [String(decoding: data ?? Data(), as: UTF8.self)]
            }.resume()
          }
        }

        struct ArticlesView: View {
          @StateObject private var model = Articles()
          let url: URL
          var body: some View {
            List(model.titles, id: \.self) { Text($0) }.onAppear { model.load(url) }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Articles: ObservableObject {
          @Published var titles: [String] = []
          func load(_ url: URL) {
            URLSession.shared.dataTask(with: url) { data, _, _ in
              let titles = [String(decoding: data ?? Data(), as: UTF8.self)]
              DispatchQueue.main.async { self.titles = titles }
            }.resume()
          }
        }

        struct ArticlesView: View {
          @StateObject private var model = Articles()
          let url: URL
          var body: some View {
            List(model.titles, id: \.self) { Text($0) }.onAppear { model.load(url) }
          }
        }
        """#),
    Mistake(
      "an async function of a class on no actor",
      wrong: #"""
        import SwiftUI

        @Observable final class Library { // here observable-main-actor
          var books: [String] = []
          func load() async { books = await fetch() }
          private func fetch() async -> [String] { ["Emma"] }
        }

        struct LibraryView: View {
          @State private var library = Library()
          var body: some View {
            List(library.books, id: \.self) { Text($0) }.task { await library.load() }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        @MainActor @Observable final class Library {
          private(set) var books: [String] = []
          func load() async { books = await fetch() }
          private func fetch() async -> [String] { ["Emma"] }
        }

        struct LibraryView: View {
          @State private var library = Library()
          var body: some View {
            List(library.books, id: \.self) { Text($0) }.task { await library.load() }
          }
        }
        """#),
    Mistake(
      "a detached task writes",
      wrong: #"""
        import SwiftUI

        final class Hasher: ObservableObject { // here observable-main-actor
          @Published var digest = ""
          func start() {
            Task.detached { self.digest = "abc" }
          }
        }

        struct HashView: View {
          @StateObject private var hasher = Hasher()
          var body: some View { Button(hasher.digest) { hasher.start() } }
        }
        """#,
      right: #"""
        import SwiftUI

        @MainActor final class Hasher: ObservableObject {
          @Published private(set) var digest = ""
          func start() {
            Task { digest = await Self.hash() }
          }
          nonisolated static func hash() async -> String { "abc" }
        }

        struct HashView: View {
          @StateObject private var hasher = Hasher()
          var body: some View { Button(hasher.digest) { hasher.start() } }
        }
        """#),
    Mistake(
      "an actor as a view's model",
      wrong: #"""
        import SwiftUI

        actor Downloads {
          var names: [String] = []
        }

        struct DownloadsView: View {
          let downloads = Downloads() // here actor-view-model
          var body: some View {
            List(downloads.names, id: \.self) { Text($0) }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        @MainActor @Observable final class Downloads {
          var names: [String] = []
        }

        struct DownloadsView: View {
          @State private var downloads = Downloads()
          var body: some View {
            List(downloads.names, id: \.self) { Text($0) }
              .refreshable { downloads.names.append("New") }
          }
        }
        """#),
    Mistake(
      "published in an actor",
      wrong: #"""
        import SwiftUI

        actor Cache {
          @Published var count = 0 // here published-outside-observable-object
          func add() { count += 1 }
        }
        """#,
      right: #"""
        import SwiftUI

        actor Cache {
          private(set) var count = 0
          func add() { count += 1 }
        }
        """#),
    Mistake(
      "the main thread waits for the network",
      wrong: #"""
        import SwiftUI

        struct Page: View {
          @State private var text = ""
          var body: some View {
            Button("Load") {
              let url = URL(string: "https://example.com")!
              text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" // here main-actor-blocking
            }
            Text(text)
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Page: View {
          @State private var text = ""
          var body: some View {
            Button("Load") {
              Task {
                let url = URL(string: "https://example.com")!
                let data = try? await URLSession.shared.data(from: url).0
                text = String(decoding: data ?? Data(), as: UTF8.self)
              }
            }
            Text(text)
          }
        }
        """#),
    Mistake(
      "a semaphore on the main thread",
      wrong: #"""
        import SwiftUI

        @MainActor final class Gate: ObservableObject {
          @Published private(set) var isOpen = false
          func open() {
            let semaphore = DispatchSemaphore(value: 0)
            Task.detached { semaphore.signal() }
            semaphore.wait() // here main-actor-blocking
            isOpen = true
          }
        }

        struct GateView: View {
          @StateObject private var gate = Gate()
          var body: some View { Button(gate.isOpen ? "Open" : "Closed") { gate.open() } }
        }
        """#,
      right: #"""
        import SwiftUI

        actor AsyncSemaphore {
          func wait() async {}
          func signal() {}
        }

        @MainActor final class Gate: ObservableObject {
          @Published private(set) var isOpen = false
          private let semaphore = AsyncSemaphore()
          func open() async {
            await semaphore.wait()
            isOpen = true
          }
        }

        struct GateView: View {
          @StateObject private var gate = Gate()
          var body: some View {
            Button(gate.isOpen ? "Open" : "Closed") { Task { await gate.open() } }
          }
        }
        """#),
  ]
}
