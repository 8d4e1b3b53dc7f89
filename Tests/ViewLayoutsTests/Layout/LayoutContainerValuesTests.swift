import SwiftUI
import Testing
import ViewTesting

extension ContainerValues {
  @Entry fileprivate var column = 0
}

private struct Columns: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(subview.containerValues.column) * 80, y: bounds.minY),
        proposal: .unspecified)
    }
  }
}

@MainActor
struct LayoutContainerValuesTests {
  @Test("A layout reads what its subviews tell their container")
  func reading() throws {
    let app = ViewTest(
      Columns {
        Text("a")
        Text("b").padding(0).containerValue(\.column, 2)
      }
      .frame(width: 400, height: 40))
    let (a, b) = (try app.find("a").frame, try app.find("b").frame)
    #expect(b.minX - a.minX == 160)
  }
}
