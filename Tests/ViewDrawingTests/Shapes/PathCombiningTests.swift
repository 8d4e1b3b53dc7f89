import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct PathCombiningTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 5, y: 0, width: 10, height: 10))

  private func lines(_ path: Path) -> Int {
    var count = 0
    path.forEach { if case .line = $0 { count += 1 } }
    return count
  }

  @Test("Two areas are united, intersected and subtracted")
  func rectangles() {
    func spots(_ path: Path) -> [Bool] {
      [2.0, 7, 12].map { path.contains(CGPoint(x: $0, y: 5)) }
    }
    #expect(spots(left.union(right)) == [true, true, true])
    #expect(spots(left.intersection(right)) == [false, true, false])
    #expect(spots(left.subtracting(right)) == [true, false, false])
    #expect(spots(left.symmetricDifference(right)) == [true, false, true])
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(left.intersection(right).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
  }

  @Test("Areas that share an edge become one without a line between them")
  func neighbours() {
    let upper = CGRect(x: 0, y: 0, width: 10, height: 5)
    let lower = CGRect(x: 0, y: 5, width: 10, height: 5)
    let both = Path(upper).union(Path(lower))
    var points: [CGPoint] = []
    both.forEach {
      if case .move(let point) = $0 { points.append(point) }
      if case .line(let point) = $0 { points.append(point) }
    }
    #expect(!points.isEmpty)
    #expect(points.allSatisfy { $0.x < 0.001 || $0.x > 9.999 })
    #expect(both.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("Subtracting an area inside another one makes a hole")
  func holes() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
      .subtracting(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(ring.contains(CGPoint(x: 2, y: 10)))
  }

  @Test("Empty areas, and areas far apart")
  func empty() {
    let far = Path(CGRect(x: 1000, y: 0, width: 10, height: 10))
    #expect(left.intersection(far).isEmpty)
    #expect(left.intersection(Path()).isEmpty)
    #expect(Path().union(Path()).isEmpty)
    #expect(left.union(Path()).boundingRect == left.boundingRect)
    #expect(left.subtracting(far).boundingRect == left.boundingRect)
    #expect(left.subtracting(left).isEmpty)
    #expect(lines(left.union(left)) == lines(left.union(Path())))
  }

  @Test("A line is cut where it enters an area and where it leaves it")
  func lineParts() {
    let line = Path { path in
      path.move(to: CGPoint(x: -10, y: 5))
      path.addLine(to: CGPoint(x: 30, y: 5))
    }
    #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtraction(left)
    #expect(outside.boundingRect == CGRect(x: -10, y: 5, width: 40, height: 0))
    #expect(lines(outside) == 2)
  }

  @Test("A self-intersecting star keeps its look without crossings")
  func star() {
    let star = Path { path in
      for index in 0..<5 {
        let angle = Double(index) * 4 * .pi / 5
        let point = CGPoint(x: 50 + 50 * sin(angle), y: 50 - 50 * cos(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    let middle = CGPoint(x: 50, y: 50)
    let tip = CGPoint(x: 50, y: 10)
    #expect(star.contains(middle) && !star.contains(middle, eoFill: true))
    let normal = star.normalized()
    #expect(!normal.contains(middle) && normal.contains(tip))
    let filled = star.normalized(eoFill: false)
    #expect(filled.contains(middle) && filled.contains(tip))
  }

  @Test("Any two outlines agree with a point-by-point comparison", arguments: 0..<40)
  func random(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    // On a grid, so that edges share corners and overlap.
    func outline() -> Path {
      Path { path in
        path.move(to: CGPoint(x: next(6) * 10, y: next(6) * 10))
        for _ in 0..<(2 + next(6)) { path.addLine(to: CGPoint(x: next(6) * 10, y: next(6) * 10)) }
        path.closeSubpath()
      }
    }
    let (a, b) = (outline(), outline())
    let (union, common) = (a.union(b), a.intersection(b))
    let (rest, either) = (a.subtracting(b), a.symmetricDifference(b))
    for _ in 0..<100 {
      let point = CGPoint(
        x: Double(next(6000)) / 100 + 0.003_7, y: Double(next(6000)) / 100 + 0.005_3)
      let (isInA, isInB) = (a.contains(point), b.contains(point))
      #expect(union.contains(point) == (isInA || isInB))
      #expect(common.contains(point) == (isInA && isInB))
      #expect(rest.contains(point) == (isInA && !isInB))
      #expect(either.contains(point) == (isInA != isInB))
    }
  }

  @Test("Shapes are combined in their frame")
  func shapes() throws {
    let screen = Screen(40, 20) {
      Rectangle().subtracting(Circle()).fill(.black)
    }
    guard case .path(let elements) = try #require(screen.shapes.first).geometry else {
      Issue.record("The shape is no path.")
      return
    }
    #expect(elements.count > 8)
    screen.host.resize(to: CGSize(width: 80, height: 20))
    screen.host.runFrames()
    #expect(screen.frames[0].width == 80)
    let moon = Circle().subtracting(Circle().offset(x: 10)).path(
      in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(moon.contains(CGPoint(x: 4, y: 10)) && !moon.contains(CGPoint(x: 15, y: 10)))
  }

  @Test("Invalid and huge numbers do no harm")
  func beyond() {
    var line = Path()
    line.move(to: CGPoint(x: CGFloat.nan, y: 0))
    line.addLine(to: CGPoint(x: 10, y: 10))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    _ = line.intersection(circle)
    _ = circle.union(line)
    _ = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e100, height: 1e100)).union(circle)
    var turns = Path()
    turns.addRelativeArc(
      center: .zero, radius: 5, startAngle: .zero, delta: .radians(1e20))
    #expect(turns.boundingRect.width > 9)
  }
}
