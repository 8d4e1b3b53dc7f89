import SwiftUI
import Testing
import ViewTesting

private struct Parks: View {
  let visibility: Visibility
  let report: (CGFloat) -> Void

  var body: some View {
    NavigationStack {
      List {
        NavigationLink {
          Text("Detail")
        } label: {
          Color.clear.frame(height: 20)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: report)
        }
      }
      .navigationLinkIndicatorVisibility(visibility)
    }
  }
}

@MainActor
@Suite("navigationLinkIndicatorVisibility")
struct NavigationLinkIndicatorVisibilityTests {
  /// The width that a row leaves for its link's label.
  private func labelWidth(_ visibility: Visibility) -> CGFloat {
    var width: CGFloat = 0
    let parks = Parks(visibility: visibility) { width = $0 }
    _ = ViewTest(parks, size: CGSize(width: 300, height: 200))
    return width
  }

  @Test("A list row with a link has a chevron at its end unless it is hidden")
  func hidden() {
    #expect(labelWidth(.automatic) > 0)
    #expect(labelWidth(.automatic) == labelWidth(.visible))
    #expect(labelWidth(.hidden) > labelWidth(.automatic))
  }
}
