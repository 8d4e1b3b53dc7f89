import SwiftUI
import Testing
import ViewTesting

/// A view that presents and is replaced under animation.
@MainActor
struct LeavingPresenterTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  private struct Renewed: View {
    let log: Log
    @State private var number = 0

    var body: some View {
      Presenting(number: number, log: log) { withAnimation { number += 1 } }
        .id(number)
    }
  }

  private struct Presenting: View {
    let number: Int
    let log: Log
    let renew: @MainActor () -> Void
    @State private var isPresented = true

    var body: some View {
      Text("Presenter")
        .sheet(isPresented: $isPresented, onDismiss: { log.lines.append("closed \(number)") }) {
          Button("Renew \(number)", action: renew)
        }
    }
  }

  @Test("S12.4 A leaving view gives way to the sheet of the one that takes its place")
  func renewed() async throws {
    let log = Log()
    let app = ViewTest(Renewed(log: log))
    try app.button("Renew 0").tap()
    #expect(app.exists(.button("Renew 1")) && !app.exists(.button("Renew 0")))
    try await app.advance(by: .seconds(2))
    #expect(app.exists(.button("Renew 1")))
    #expect(app.diagnostics.isEmpty)
    #expect(log.lines == ["closed 0"])
    try app.dismissSheet()
    #expect(app.presented == nil)
  }
}
