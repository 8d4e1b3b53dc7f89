#if os(Linux)
  import Foundation
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  /// A few each time, and as many as one asks for: `SEEDS=40 swift test --filter Exploration`.
  private let seeds = 1...(ProcessInfo.processInfo.environment["SEEDS"].flatMap { Int($0) } ?? 3)

  @MainActor
  struct ExplorationTests {
    private func start(_ seed: Int) -> ViewTest {
      Screens(size: seed.isMultiple(of: 2) ? Screens.phone : Screens.desktop).app
    }

    @Test("Whatever is pressed and typed, nothing breaks, hangs or stays behind", arguments: seeds)
    func explores(seed: Int) async throws {
      try await ViewTest.explore(
        actions: 120, seed: UInt64(seed), invariants: [.rests, .noDiagnostics, .leavesNothing]
      ) { start(seed) }
    }

    @Test("The screen follows from the ledger, whatever led there", arguments: 1...2)
    func follows(seed: Int) async throws {
      // Each step evaluates everything once more.
      try await ViewTest.explore(actions: 20, seed: UInt64(seed)) { start(seed) }
    }
  }
#endif
