import Foundation
import HostInterface

/// A symbol drawn in lines, for names without an icon in the desktop's theme, or with one that
/// shows something else. All are drawn in a square of 16 with lines of one width, like the
/// theme's.
///
/// ```swift
/// let target = DrawnSymbol("O8 8 6.4 O8 8 3.2 + O8 8 1.2")   // two rings, and a dot
/// ```
///
/// Its description is a sequence of commands followed by numbers: `M` moves to a point, `L`, `C`
/// and `Q` draw a line and curves to one, `Z` closes, `z` closes without a line; `O` is a circle
/// with a centre and a radius, `B` a box with a corner, a size and a corner radius. Closed
/// outlines are filled in the filled variant. What follows a `+` is always filled, without lines,
/// until a `-`. What follows a `!` is cut out of the filled variant. `^` and `<` at the start
/// flip it vertically and horizontally.
package struct DrawnSymbol: Equatable {
  package struct Part: Equatable {
    package var path: [ShapeContent.PathElement] = []
    /// The closed outlines of the path, which have an inside.
    package var area: [ShapeContent.PathElement] = []
    /// Filled rather than drawn in lines.
    package var isSolid: Bool
    /// Cut out of the filled variant.
    package var isDetail: Bool
  }

  package static let side: CGFloat = 16
  package static let lineWidth: CGFloat = 1.7

  package private(set) var parts: [Part] = []
  /// The start of the current line.
  private var start = 0

  package init(_ description: String) {
    var reader = Reader(description)
    while let command = reader.command() { add(command, &reader) }
    parts.removeAll { $0.path.isEmpty }
  }

  private mutating func add(_ command: Character, _ reader: inout Reader) {
    switch command {
    case "^": reader.isUpsideDown = true
    case "<": reader.isTurned = true
    case "+", "-", "!":
      let isDetail = command == "!" || parts.last?.isDetail == true
      parts.append(Part(isSolid: command == "+", isDetail: isDetail))
    default:
      if parts.isEmpty { parts.append(Part(isSolid: false, isDetail: false)) }
      parts[parts.count - 1].add(command, reader.elements(of: command), &start)
    }
  }

  /// Returns a path scaled to the size of a square.
  package static func scaled(
    _ path: [ShapeContent.PathElement], to side: CGFloat
  ) -> [ShapeContent.PathElement] {
    let scale = side / Self.side
    return path.map { $0.mapped { CGPoint(x: $0.x * scale, y: $0.y * scale) } }
  }
}

extension DrawnSymbol.Part {
  fileprivate mutating func add(
    _ command: Character, _ elements: [ShapeContent.PathElement], _ start: inout Int
  ) {
    if ["M", "O", "B"].contains(command) { start = path.count }
    if command != "z" { path += elements }
    guard ["Z", "z", "O", "B"].contains(command), start < path.count else { return }
    area += path[start...]
    if command == "z" { area.append(.close) }
  }
}

/// Reads commands and their numbers.
private struct Reader {
  private var rest: Substring
  var isUpsideDown = false
  var isTurned = false

  init(_ description: String) { rest = description[...] }

  mutating func command() -> Character? {
    rest = rest.drop(while: \.isWhitespace)
    return rest.popFirst()
  }

  private mutating func number() -> CGFloat {
    rest = rest.drop(while: \.isWhitespace)
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    rest.removeFirst(digits.count)
    return Double(digits).map { CGFloat($0) } ?? 0
  }

  private mutating func point() -> CGPoint {
    let (x, y) = (number(), number())
    return turned(CGPoint(x: x, y: y))
  }

  private func turned(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: isTurned ? DrawnSymbol.side - point.x : point.x,
      y: isUpsideDown ? DrawnSymbol.side - point.y : point.y)
  }

  mutating func elements(of command: Character) -> [ShapeContent.PathElement] {
    switch command {
    case "M": return [.move(point())]
    case "L": return [.line(point())]
    case "C":
      let (first, second) = (point(), point())
      return [.curve(point(), control1: first, control2: second)]
    case "Q":
      let control = point()
      return [.quadCurve(point(), control: control)]
    case "O":
      let (x, y, radius) = (number(), number(), number())
      return box(
        CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2), radius)
    case "B":
      let frame = CGRect(x: number(), y: number(), width: number(), height: number())
      return box(frame, number())
    default: return [.close]
    }
  }

  /// Returns a box with rounded corners; a circle consists of nothing else.
  private func box(_ frame: CGRect, _ radius: CGFloat) -> [ShapeContent.PathElement] {
    let hold = radius * 0.448
    let corners: [(x: CGFloat, y: CGFloat, right: CGFloat, down: CGFloat)] = [
      (frame.minX, frame.minY, 1, 1), (frame.maxX, frame.minY, -1, 1),
      (frame.maxX, frame.maxY, -1, -1), (frame.minX, frame.maxY, 1, -1),
    ]
    var path: [ShapeContent.PathElement] = []
    for (index, corner) in corners.enumerated() {
      func along(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        turned(CGPoint(x: corner.x + corner.right * x, y: corner.y + corner.down * y))
      }
      // Clockwise: every second corner is left along the other axis.
      let isEven = index.isMultiple(of: 2)
      let start = isEven ? along(0, radius) : along(radius, 0)
      let end = isEven ? along(radius, 0) : along(0, radius)
      path.append(index == 0 ? .move(start) : .line(start))
      path.append(
        .curve(
          end, control1: isEven ? along(0, hold) : along(hold, 0),
          control2: isEven ? along(hold, 0) : along(0, hold)))
    }
    return path + [.close]
  }
}

extension ShapeContent.PathElement {
  fileprivate func mapped(_ change: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quadCurve(let point, let control): .quadCurve(change(point), control: change(control))
    case .curve(let point, let first, let second):
      .curve(change(point), control1: change(first), control2: change(second))
    case .close: .close
    }
  }
}
