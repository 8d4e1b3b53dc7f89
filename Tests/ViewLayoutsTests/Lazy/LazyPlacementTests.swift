import SwiftUI
import Testing
import ViewTesting

/// How often the rows of a lazy container are laid out.
@MainActor @Suite struct LazyPlacementTests {
  /// Counts what its rows are asked.
  @MainActor
  private final class Log {
    var placements: [Int: Int] = [:]
  }

  private struct Row: Layout {
    let number: Int
    let log: Log

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      MainActor.assumeIsolated { log.placements[number, default: 0] += 1 }
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Rows: View {
    let log: Log
    let isLazy: Bool

    var body: some View {
      ScrollView {
        if isLazy { LazyVStack { rows } } else { VStack { rows } }
      }
    }

    private var rows: some View {
      ForEach(0..<3) { number in
        Row(number: number, log: log) { Text("row \(number)") }.padding()
      }
    }
  }

  @Test("A row that is mounted during layout is placed no more often than one mounted before")
  func placements() throws {
    let (lazy, eager) = (Log(), Log())
    let app = ViewTest(Rows(log: lazy, isLazy: true))
    let other = ViewTest(Rows(log: eager, isLazy: false))
    #expect(try app.find("row 2").frame == other.find("row 2").frame)
    #expect(lazy.placements == eager.placements && lazy.placements.count == 3)
  }
}
