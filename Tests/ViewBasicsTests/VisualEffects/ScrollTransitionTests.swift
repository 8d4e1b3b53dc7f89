import Foundation
import HostInterface
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ScrollTransitionTests {
  /// Ten rows of two lines in a window of ten lines, each paler the further it is outside.
  private func list(_ configuration: ScrollTransitionConfiguration) -> ViewTest {
    ViewTest(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Text("row \(index)").frame(height: 32)
              .scrollTransition(configuration) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }, size: CGSize(width: 160, height: 160))
  }

  private func opacity(_ app: ViewTest, _ text: String) -> Double {
    app.findAll(.text(text)).first?.opacity ?? 0
  }

  @Test("An interactive transition follows the scroll position from visible to hidden")
  func gliding() throws {
    let app = list(.interactive(timingCurve: .linear))
    #expect(opacity(app, "row 0") == 1)
    try app.window.scroll(by: CGSize(width: 0, height: 8))
    #expect(abs(opacity(app, "row 0") - 0.75) < 0.01)
    try app.window.scroll(by: CGSize(width: 0, height: 8))
    #expect(abs(opacity(app, "row 0") - 0.5) < 0.01)
    // At the other end, half of the last visible row shows.
    #expect(abs(opacity(app, "row 5") - 0.5) < 0.01)
    #expect(opacity(app, "row 2") == 1)
  }

  @Test("An animated transition switches at its threshold, with an animation")
  func stepping() async throws {
    let app = list(.animated(.linear(duration: 1)).threshold(.visible(0.5)))
    try app.window.scroll(by: CGSize(width: 0, height: 8))
    #expect(opacity(app, "row 0") == 1)
    try app.window.scroll(by: CGSize(width: 0, height: 16))
    try await app.advance(by: .milliseconds(500))
    #expect(abs(opacity(app, "row 0") - 0.5) < 0.05)
    try await app.advance(by: .milliseconds(500))
    #expect(opacity(app, "row 0") < 0.01)
  }

  @Test("The identity configuration leaves a view unchanged")
  func identity() throws {
    let app = list(.identity)
    try app.window.scroll(by: CGSize(width: 0, height: 24))
    #expect(opacity(app, "row 0") == 1)
  }
}
