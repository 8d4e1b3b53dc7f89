import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct ImageTests {
  @Test("Symbols take their variant and their size from the environment")
  func symbols() {
    let screen = Screen {
      Image(systemName: "star").symbolVariant(.fill).symbolVariant(.circle).imageScale(.large)
        .font(.system(size: 10))
    }
    #expect(screen.images[0].source == .symbol("star.circle.fill"))
    #expect(screen.images[0].font.size == 12.8)
  }

  @Test("A missing image is reported and shown as a question mark")
  func missingImage() {
    let log = DiagnosticLog()
    let screen = Screen { Image("no such image").resizable() }
    #expect(screen.images[0].source == .symbol("questionmark.square.dashed"))
    #expect(log.messages(.io, containing: "no such image").count >= 1)
  }
}
