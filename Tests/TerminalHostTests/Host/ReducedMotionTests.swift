import SwiftUI
import Testing

@testable import TerminalHost

private struct Sliding: View {
  @State private var isAway = false
  @State private var ended = 0
  @Environment(\.accessibilityReduceMotion) private var isStill
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "still \(isStill), strong \(contrast == .increased), ended \(ended).")
      Text("mark").offset(x: isAway ? 160 : 0)
      Text("hint").offset(x: isAway ? 160 : 0).animation(.linear(duration: 4), value: isAway)
      Button("Go") {
        withAnimation(.linear(duration: 4)) {
          isAway = true
        } completion: {
          ended += 1
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

@Suite("Reduced motion in a terminal")
@MainActor
struct ReducedMotionTests {
  private func columns(_ environment: [String: String]) -> ([Int?], String) {
    let variables = ["TERM": "xterm-kitty"].merging(environment) { $1 }
    let screen = AppScreen(Sliding(), 60, 6, variables)
    screen.type("\t\r")
    let lines = screen.host.painter.screen.lines
    let places = ["mark", "hint"].map { word in
      lines.compactMap { line in
        line.range(of: word).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }.first
    }
    return (places, lines[0])
  }

  @Test("S6.7 Changes with any animation are shown, and complete, at once")
  func still() {
    let (places, words) = columns(["KUMIKI_REDUCE_MOTION": "1", "KUMIKI_THEME": "contrast"])
    #expect(places == [20, 20])
    #expect(words.contains("still true, strong true, ended 1."))
  }

  @Test("Otherwise they start at the old value")
  func moving() {
    let (places, words) = columns(["KUMIKI_REDUCE_MOTION": "0"])
    #expect(places == [0, 0])
    #expect(words.contains("still false, strong false, ended 0."))
  }
}
