import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as numbers with at most six digits, each followed by a letter: m for move, l for
  /// line, q for quadratic curve, c for curve, and h for closing.
  ///
  /// ```swift
  /// Path(CGRect(x: 0, y: 0, width: 10, height: 5)).description
  /// // "0 0 m 10 0 l 10 5 l 0 5 l h"
  /// ```
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let to): Self.text([to], "m")
      case .line(let to): Self.text([to], "l")
      case .quadCurve(let to, let control): Self.text([control, to], "q")
      case .curve(let to, let control1, let control2): Self.text([control1, control2, to], "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ points: [CGPoint], _ letter: String) -> String {
    points.map { String(format: "%g %g ", Double($0.x), Double($0.y)) }.joined() + letter
  }

  /// Makes the path of a ``description``; nil if the string is not one.
  ///
  /// In addition to a description's letters it accepts those for shorter curves, `v` (the first
  /// control point is the current point) and `y` (the second is the curve's end), and `re` for a
  /// rectangle from an origin and a size.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard append(word, numbers) else { return nil }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Appends the element for a letter; false if it does not take these numbers.
  private mutating func append(_ letter: Substring, _ numbers: [CGFloat]) -> Bool {
    guard numbers.count.isMultiple(of: 2) else { return false }
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, points.count) {
    case ("m", 1): move(to: points[0])
    case ("re", 2):
      addRect(
        CGRect(origin: points[0], size: CGSize(width: points[1].x, height: points[1].y)))
    default:
      guard let currentPoint, let element = Self.element(letter, points, from: currentPoint)
      else { return false }
      append(element)
    }
    return true
  }

  private static func element(
    _ letter: Substring, _ points: [CGPoint], from start: CGPoint
  ) -> Element? {
    switch (letter, points.count) {
    case ("l", 1): .line(to: points[0])
    case ("q", 2): .quadCurve(to: points[1], control: points[0])
    case ("v", 2): .curve(to: points[1], control1: start, control2: points[0])
    case ("y", 2): .curve(to: points[1], control1: points[0], control2: points[1])
    case ("c", 3): .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): .closeSubpath
    default: nil
    }
  }
}
