import SwiftUI
import Testing
import ViewTesting

extension ContainerValues {
  @Entry fileprivate var column = 0
}

private struct Row: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

private struct Rows: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(subview[Row.self]) * 16),
        proposal: .unspecified)
    }
  }
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
  @Test("A layout reads its subviews' container values")
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

  @Test("S7.12 A layout reads the innermost of two values of a subview")
  func innermost() throws {
    let app = ViewTest(
      Rows {
        Group {
          Text("a")
          Text("b").layoutValue(key: Row.self, value: 3)
        }
        .layoutValue(key: Row.self, value: 5)
      }
      .frame(width: 400, height: 160))
    let (a, b) = (try app.find("a").frame, try app.find("b").frame)
    #expect(a.minY - b.minY == 32)
  }
}
