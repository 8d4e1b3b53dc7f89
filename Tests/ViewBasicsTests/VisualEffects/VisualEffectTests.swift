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

  @Test("An effect by what is no number changes nothing and comes to rest (S11.27)")
  func noNumber() async throws {
    let app = ViewTest(
      VStack(alignment: .leading, spacing: 0) {
        Text("odd").visualEffect { content, proxy in
          content.rotationEffect(.radians(proxy.size.width * .nan)).offset(x: .nan, y: 0)
            .scaleEffect(x: .nan, y: 1).opacity(0.5)
        }
        Text("plain")
      })
    try await app.settle()
    #expect(app.diagnostics.isEmpty)
    #expect(try app.find("odd").frame.minX == app.find("plain").frame.minX)
  }

  @MainActor
  private final class Log {
    var places: [CGRect?] = []
  }

  @Test("The effect of a row that left a lazy container is not computed again")
  func rowOutOfSight() async throws {
    let log = Log()
    let app = ViewTest(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { index in
            Text("row \(index)").frame(width: 100)
              .visualEffect { content, proxy in
                MainActor.assumeIsolated {
                  log.places.append(proxy.bounds(of: .scrollView(axis: .horizontal)))
                }
                return content.opacity(proxy.frame(in: .scrollView).minX > 50 ? 1 : 0.5)
              }
          }
        }
      }, size: CGSize(width: 250, height: 100))
    for _ in 0..<4 {
      try app.find(.role(.scrollView)).scroll(by: CGSize(width: 150, height: 0))
      try await app.settle()
    }
    #expect(log.places.count > 4)
    #expect(!log.places.contains(nil))
    #expect(app.diagnostics.isEmpty)
  }
}
