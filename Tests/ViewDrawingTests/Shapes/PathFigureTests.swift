import SwiftUI
import Testing

@MainActor
struct PathFigureTests {
  @Test("A rectangle that is inset twice has the corners of one that is inset once by as much")
  func twice() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let once = RoundedRectangle(cornerRadius: 20).inset(by: 10).path(in: rect)
    let twice = RoundedRectangle(cornerRadius: 20).inset(by: 5).inset(by: 5).path(in: rect)
    #expect(once == twice)
  }

  @Test("An ellipse begins a figure of its own")
  func ellipse() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 0))
    path.addEllipse(in: CGRect(x: 20, y: 20, width: 10, height: 10))
    var moves = 0
    path.forEach { if case .move = $0 { moves += 1 } }
    #expect(moves == 2)
    #expect(!path.contains(CGPoint(x: 15, y: 14)))
  }

  @Test("Core Graphics moves the point that it looks for, not the path")
  func contains() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let shift = CGAffineTransform(translationX: 100, y: 0)
    #expect(path.contains(CGPoint(x: -95, y: 5), using: .winding, transform: shift))
    #expect(!path.contains(CGPoint(x: 105, y: 5), using: .winding, transform: shift))
  }

  @Test("Days have a plural in short words, too")
  func days() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.day]
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 2 * 86_400) == "2 days")
    #expect(formatter.string(from: 86_400) == "1 day")
  }
}
