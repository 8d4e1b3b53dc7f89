import SwiftUI
import TestSupport
import Testing

@MainActor
struct PathFormTests {
  @Test("S14.12 A transformed, enlarged or stroked shape keeps the proposed size")
  func sizes() {
    let screen = Screen(60, 240) {
      VStack(spacing: 0) {
        Circle().offset(x: 3).frame(height: 40)
        Circle().scale(2).frame(height: 40)
        Circle().rotation(.degrees(20)).frame(height: 40)
        Circle().transform(CGAffineTransform(scaleX: 2, y: 1)).frame(height: 40)
        Circle().strokeBorder(lineWidth: 2).frame(height: 40)
        Circle().frame(height: 40)
      }
    }
    #expect(
      screen.sizes
        == Array(repeating: CGSize(width: 60, height: 40), count: 5) + [
          CGSize(width: 40, height: 40)
        ])
  }

  private func arc(_ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func curves(_ path: Path) -> Int {
    var count = 0
    path.forEach { if case .curve = $0 { count += 1 } }
    return count
  }

  @Test(
    "S14.13 An arc over a full turn is a circle in either direction", arguments: [360, -360.0])
  func wholeTurn(_ end: Double) {
    for clockwise in [false, true] {
      let path = arc(end, clockwise: clockwise)
      #expect(abs(path.boundingRect.width - 20) < 0.01)
      #expect(abs(path.boundingRect.height - 20) < 0.01)
      #expect(curves(path) == 4)
    }
  }

  @Test("S14.13 An arc of more than a turn keeps the rest")
  func beyond() throws {
    let end = try #require(arc(450, clockwise: false).currentPoint)
    #expect(abs(end.x) < 0.01 && abs(end.y - 10) < 0.01)
    let other = try #require(arc(-450, clockwise: true).currentPoint)
    #expect(abs(other.x) < 0.01 && abs(other.y + 10) < 0.01)
    // Each turn is kept, so that a trimmed path follows it.
    #expect(curves(arc(1_080, clockwise: false)) == 12)
    // An endless number of turns would take endless memory: very many of them become a circle.
    #expect(curves(arc(360 * 20, clockwise: false)) == 4)
    #expect(curves(arc(360 * 20 + 90, clockwise: false)) == 5)
    // In the other direction it arrives at the same end.
    #expect(curves(arc(90, clockwise: true)) == 3)
    #expect(curves(arc(-90, clockwise: false)) == 3)
  }

  @Test(
    "S14.13 Rounded rectangles and capsules begin in the middle of the trailing side",
    arguments: [RoundedCornerStyle.circular, .continuous])
  func begins(_ style: RoundedCornerStyle) throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let paths = [
      RoundedRectangle(cornerRadius: 10, style: style).path(in: rect),
      Capsule(style: style).path(in: rect),
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 20, style: style)
        .path(in: rect),
    ]
    for path in paths {
      #expect(path.description.hasPrefix("100 30 m"))
      let first = path.trimmedPath(from: 0, to: 0.02)
      #expect(first.boundingRect.minY >= 30 - 0.01 && first.boundingRect.minX > 90)
      #expect(abs(path.boundingRect.width - 100) < 0.01)
      #expect(abs(path.boundingRect.height - 60) < 0.01)
    }
  }

  @Test("A radius that is too large is reduced to what fits, and stays round")
  func tooLarge() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(
      RoundedRectangle(cornerRadius: 50, style: .circular).path(in: rect)
        == RoundedRectangle(cornerRadius: 20, style: .circular).path(in: rect))
    #expect(
      Capsule(style: .continuous).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        .contains(CGPoint(x: 20 - 20 * 0.69, y: 20 - 20 * 0.69)))
  }

  @Test("A continuous corner begins sooner than a circular one and comes as near to the corner")
  func continuous() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    let gentle = RoundedRectangle(cornerRadius: 40).path(in: rect)
    let round = RoundedRectangle(cornerRadius: 40, style: .circular).path(in: rect)
    // The sides are left at 1.53 radii, at first by less than a hair.
    #expect(round.contains(CGPoint(x: 45, y: 0.08)))
    #expect(!gentle.contains(CGPoint(x: 45, y: 0.08)))
    #expect(gentle.contains(CGPoint(x: 45, y: 1)))
    #expect(gentle.contains(CGPoint(x: 13, y: 13)) && !gentle.contains(CGPoint(x: 10, y: 10)))
  }
}
