import SwiftUI

/// Counts the living objects of views, and logs which were created and released.
@MainActor
package final class Living {
  package private(set) var count = 0
  package private(set) var made = 0
  package private(set) var lines: [String] = []

  package nonisolated init() {}

  package func note(_ line: String) { lines.append(line) }

  fileprivate func came() {
    count += 1
    made += 1
  }
  fileprivate func went() { count -= 1 }

  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Lives as long as the state that holds it.
@MainActor
final class Life: ObservableObject {
  private let living: Living

  init(_ living: Living) {
    self.living = living
    living.came()
  }

  isolated deinit { living.went() }
}

/// A view that owns an object and logs what happens to it.
package struct Mortal: View {
  let name: String
  let living: Living
  @StateObject private var life: Life

  package init(_ name: String, _ living: Living) {
    self.name = name
    self.living = living
    _life = StateObject(wrappedValue: Life(living))
  }

  package var body: some View {
    let _ = living.note("\(name) body")
    Text(name)
      .onAppear { living.note("\(name) appears") }
      .onDisappear { living.note("\(name) disappears") }
      .task {
        living.note("\(name) starts")
        try? await Task.sleep(for: .seconds(1_000))
        living.note("\(name) ends")
      }
  }
}
