import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import gallery

private struct Explored: View {
  let example: Example
  @State private var document = TextFile()

  var body: some View {
    // Without the open and save panels: random steps would save files anywhere.
    if example == .writer { WriterView(document: $document) } else { example.content }
  }
}

/// Drives each app of the gallery with random steps.
///
/// `VIEWTESTING_SEED=17` starts with that seed, `VIEWTESTING_ACTIONS=5000` runs longer.
@MainActor
@Suite struct GalleryExploreTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("Whatever the user does, the invariants of an app hold", arguments: Example.allCases)
  func explore(_ example: Example) async throws {
    try await ViewTest.explore(
      actions: Self.number("VIEWTESTING_ACTIONS") ?? 6,
      seed: UInt64(Self.number("VIEWTESTING_SEED") ?? 7),
      invariants: [.rests, .noDiagnostics, .followsFromState, .repeats]
    ) {
      // What an app stores is gone at its next start, and no other test sees it.
      let name = "gallery-explored-\(example)"
      let defaults = try #require(UserDefaults(suiteName: name))
      defaults.removePersistentDomain(forName: name)
      return ViewTest(Explored(example: example).defaultAppStorage(defaults))
    }
  }
}
