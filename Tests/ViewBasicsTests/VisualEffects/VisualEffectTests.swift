import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor
struct VisualEffectTests {
  @Test("S11.19 an effect that depends on the position moves the drawing, not the neighbours")
  func offset() throws {
    struct Screen: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("first").visualEffect { content, proxy in
            content.offset(x: proxy.size.width).opacity(0.5)
          }
          Text("second")
        }
      }
    }
    let app = ViewTest(Screen(), size: CGSize(width: 300, height: 100))
    let (first, second) = (try app.find("first").frame, try app.find("second").frame)
    #expect(first.minX == second.minX + first.width)
    #expect(second.minY == first.maxY)
  }

  @Test("A transition follows scrolling")
  func transition() throws {
    let app = ViewTest(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<9, id: \.self) { index in
            Text("row \(index)").frame(height: 100)
              .scrollTransition { content, phase in content.offset(x: phase.isIdentity ? 0 : 40) }
          }
        }
      }, size: CGSize(width: 300, height: 250))
    func shift(_ row: Int) throws -> CGFloat {
      try app.find("row \(row)").frame.midX - app.find("row 1").frame.midX
    }
    #expect(try shift(0) == 0)
    #expect(try shift(5) == 40)
    try app.find(.role(.scrollView)).scroll(by: CGSize(width: 0, height: 400))
    #expect(try app.find("row 5").frame.midX - app.find("row 0").frame.midX == -40)
  }
}
