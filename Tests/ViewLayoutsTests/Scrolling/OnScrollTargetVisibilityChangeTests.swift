import SwiftUI
import Testing
import ViewTesting

/// Reports during placement that enough is visible.
private struct Closing: Layout {
  let isEnough: Bool
  let isThere: Binding<Bool>

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { if isEnough { isThere.wrappedValue = false } }
}

@MainActor
struct OnScrollTargetVisibilityChangeTests {
  @Test("A scroll view removed before its first report has no visible targets")
  func gone() async throws {
    struct Page: View {
      @State private var count = 2
      @State private var isThere = true
      let told: ([Int]) -> Void

      var body: some View {
        VStack {
          Button("More") { count += 2 }
          if isThere {
            ScrollView {
              VStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }.scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { told($0) }
          }
          Closing(isEnough: count > 2, isThere: $isThere) { Text("\(count)") }
        }
      }
    }
    var told: [[Int]] = []
    let app = ViewTest(Page { told.append($0) })
    try await app.settle()
    #expect(told == [[0, 1]])
    try app.tap("More")
    try await app.settle()
    #expect(!app.exists("Row 0"))
    try await app.checkInvariants()
  }
}
