import SwiftUI
import Testing

@MainActor
struct CoreGraphicsTests {
  @Test("Core Graphics colours convert to SwiftUI's and UIKit's and back")
  func colors() throws {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    let components = try #require(color.components)
    #expect(zip(components, [1, 0.5, 0, 0.25]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(Color(color).cgColor == color && UIColor(cgColor: color).cgColor == color)
    #expect(color.copy(alpha: 1)?.alpha == 1)
    #expect(Color(cgColor: .white).cgColor == .white)
  }

  @Test("A path drawn step by step equals SwiftUI's")
  func mutablePath() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    path.closeSubpath()
    path.addRect(CGRect(x: 20, y: 20, width: 4, height: 4))
    let other = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
      path.closeSubpath()
      path.addRect(CGRect(x: 20, y: 20, width: 4, height: 4))
    }
    #expect(Path(path) == other)
    #expect(path.contains(CGPoint(x: 22, y: 22)) && !path.contains(CGPoint(x: 30, y: 22)))
    let both = CGMutablePath()
    both.addPath(path)
    both.addEllipse(in: CGRect(x: 40, y: 0, width: 10, height: 10))
    #expect(both.boundingBox.maxX > 49.9)
    #expect(Path(UIBezierPath(cgPath: both).cgPath).boundingRect == both.boundingBox)
  }

  @Test("Paths have the names of Core Graphics")
  func path() {
    let box = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 4), transform: nil)
    #expect(box.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 4))
    var move = CGAffineTransform(translationX: 5, y: 0)
    let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: &move)
    #expect(abs(oval.boundingBoxOfPath.minX - 5) < 0.01)
    let round = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 5, cornerHeight: 5,
      transform: nil)
    #expect(!round.contains(CGPoint(x: 0.5, y: 0.5), using: .winding))
    let line = box.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(line.contains(CGPoint(x: 5, y: -0.5)) && !line.contains(CGPoint(x: 5, y: 2)))
  }

  /// As programs write it: built step by step, then handed out as an immutable path.
  private func triangle() -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    path.closeSubpath()
    return path
  }

  @Test("A path drawn step by step can be used as a path, and copies are independent")
  func mutablePathIsPath() throws {
    #expect(triangle().boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(triangle() == triangle() && Set([triangle(), triangle()]).count == 1)
    let drawn = try #require(triangle().mutableCopy())
    let before = try #require(drawn.copy())
    drawn.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
    #expect(before == triangle() && drawn.boundingBox.maxX == 25)
    var move = CGAffineTransform(translationX: 5, y: 0)
    #expect(try #require(before.copy(using: &move)).boundingBox.minX == 5)
    let figure = CGMutablePath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    figure.addPath(drawn)
    #expect(Path(figure).boundingRect.maxX == 25)
    #expect(Path(triangle()).cgPath == triangle())
  }

  @Test("Core Graphics paths are combined by area")
  func areas() {
    let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let right = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)
    #expect(left.union(right).boundingBox.width == 15)
    #expect(left.intersection(right).boundingBox == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(left.subtracting(right).boundingBox == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(!left.symmetricDifference(right).contains(CGPoint(x: 7, y: 5)))
  }

  @Test("A Bézier path is appended, translated, emptied, and has its line settings")
  func bezierPath() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addArc(
      withCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: .pi, endAngle: 2 * .pi,
      clockwise: true)
    #expect(path.bounds.minY < 0.1 && path.bounds.maxY < 5.1)
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.contains(CGPoint(x: 122, y: 2)) && path.bounds.maxX == 125)
    path.cgPath = triangle()
    #expect(path.bounds.width == 10)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }
}
