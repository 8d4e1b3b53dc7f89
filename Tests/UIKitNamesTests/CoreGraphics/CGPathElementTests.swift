import SwiftUI
import Testing

struct CGPathElementTests {
  private var path: CGPath {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    return path.cgPath
  }

  @Test("A block receives each element with its points, the end point last")
  func block() {
    var steps: [String] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: steps.append("move \(points[0].x)")
      case .addLineToPoint: steps.append("line \(points[0].x)")
      case .addQuadCurveToPoint: steps.append("quad \(points[1].x)")
      case .addCurveToPoint: steps.append("curve \(points[0].x) \(points[1].x) \(points[2].x)")
      case .closeSubpath: steps.append("close")
      }
    }
    #expect(steps == ["move 1.0", "line 3.0", "curve 5.0 7.0 9.0", "close"])
  }

  @Test("A function receives the caller's context")
  func function() {
    var count = 0
    path.apply(info: &count) { info, _ in
      info?.assumingMemoryBound(to: Int.self).pointee += 1
    }
    #expect(count == 4)
  }
}
