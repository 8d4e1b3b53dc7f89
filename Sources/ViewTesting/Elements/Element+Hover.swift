import Foundation
import HostInterface
import LayoutCore

extension ViewTest.Element {
  /// Moves the pointer over a part of the element, without pressing a button.
  ///
  /// ```swift
  /// try app.find("Save").hover()
  /// #expect(app.exists("Saves the note"))
  /// app.movePointerAway()
  /// ```
  ///
  /// - Parameter part: 0 is the left or upper edge, 1 the right or lower one.
  public func hover(
    at part: UnitPoint = .center, file: String = #fileID, line: Int = #line
  ) throws {
    guard exists else { throw failure("is no longer on the screen", file, line) }
    let round = node.lineage.filter { $0.content.actions.contains(.hover) }.map(\.id)
    guard !round.isEmpty || !test.hovered.isEmpty else {
      throw failure("does not listen to the pointer, and nothing round it does", file, line)
    }
    test.hover(over: round, at: place(part))
  }

  /// The tooltip shown when the pointer rests here.
  public var tooltip: String? {
    test.catchUp()
    return node.lineage.lazy.compactMap(\.content.tooltip).first
  }

  func place(_ part: UnitPoint) -> CGPoint {
    let frame = frame
    return CGPoint(
      x: frame.minX + frame.width * part.x, y: frame.minY + frame.height * part.y)
  }
}

extension ViewTest {
  /// Moves the pointer away from everything that tracks it.
  public func movePointerAway() { hover(over: [], at: CGPoint(x: -1, y: -1)) }

  func hover(over nodes: [NodeID], at place: CGPoint) {
    let time = time.now.timeInterval
    let left = hovered.filter { !nodes.contains($0) }
    hovered = nodes
    for id in left {
      send(.pointer(id, .init(phase: .exited, location: place, time: time)))
    }
    for id in nodes.reversed() {
      send(.pointer(id, .init(phase: .hovered, location: place, time: time)))
    }
  }
}
