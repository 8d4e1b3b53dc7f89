import Foundation
import LayoutCore

extension Path {
  /// Adds a closed rectangle as a separate subpath.
  ///
  /// - Parameter transform: applied to each point of the rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(transform) { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  /// Adds a closed rectangle for each of `rects`.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a line through all the points, starting a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the closed ellipse that touches all four sides of a rectangle.
  ///
  /// A straight line connects the end of an open subpath to the ellipse: add the ellipse first, or
  /// after `closeSubpath()`.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (a, b) = (rect.width / 2, rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    // A separate figure, whatever was started before.
    var ellipse = Path()
    ellipse.addTurn(
      CGAffineTransform(a: a, b: 0, c: 0, d: b, tx: center.x, ty: center.y), from: 0,
      delta: 2 * .pi)
    ellipse.closeSubpath()
    addPath(ellipse, transform: transform)
  }

  /// Adds a closed rectangle with four equal rounded corners.
  ///
  /// A corner larger than half a side shrinks proportionally; a negative one is square. Without
  /// rounding it is a rectangle starting at its upper left corner (S14.13).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    var size = CGSize(width: max(cornerSize.width, 0), height: max(cornerSize.height, 0))
    guard size.width > 0, size.height > 0 else { return addRect(rect, transform: transform) }
    // A corner that is too large keeps its proportions.
    let share = min(rect.width / 2 / size.width, rect.height / 2 / size.height)
    if share < 1 { size = CGSize(width: size.width * share, height: size.height * share) }
    addFigure(transform) { path in
      path.addRounded(rect, RoundedCorners(size), style)
    }
  }

  /// Adds a closed rectangle with individual corner radii.
  ///
  /// A radius larger than half of the shorter side counts as that half, a negative one as 0.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    func corner(_ radius: CGFloat) -> CGSize {
      let length = min(max(radius, 0), min(rect.width, rect.height) / 2)
      return CGSize(width: length, height: length)
    }
    let corners = RoundedCorners(
      topLeft: corner(cornerRadii.topLeading), topRight: corner(cornerRadii.topTrailing),
      bottomRight: corner(cornerRadii.bottomTrailing), bottomLeft: corner(cornerRadii.bottomLeading)
    )
    addFigure(transform) { path in path.addRounded(rect, corners, style) }
  }

  /// Adds an arc of a circle. On the screen, where y grows downwards, `clockwise: false` looks
  /// clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let way = endAngle.radians - startAngle.radians
    // An arc against its direction wraps around the other way; a whole turn is whole in either
    // direction, and a longer one keeps the excess (S14.13).
    var delta = way
    if clockwise ? way > 0 : way < 0 {
      delta = way.truncatingRemainder(dividingBy: turn) + (clockwise ? -turn : turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a circle by its start and extent.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let circle = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(transform)
    addTurn(circle, from: startAngle.radians, delta: delta.radians)
  }

  /// Adds an arc of a circle that rounds the corner between two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let from = currentPoint?.applying(transform.inverted()) else { return }
    let (ax, ay) = (from.x - tangent1End.x, from.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (la, lb) = (hypot(ax, ay), hypot(bx, by))
    let cosine = la > 0 && lb > 0 ? (ax * bx + ay * by) / (la * lb) : 1
    let half = acos(min(max(cosine, -1), 1)) / 2
    guard la > 0, lb > 0, radius > 0, half > 1e-6, half < .pi / 2 - 1e-6 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let distance = radius / tan(half)
    let first = CGPoint(
      x: tangent1End.x + ax / la * distance, y: tangent1End.y + ay / la * distance)
    let (mx, my) = (ax / la + bx / lb, ay / la + by / lb)
    let toCenter = radius / sin(half) / hypot(mx, my)
    let center = CGPoint(x: tangent1End.x + mx * toCenter, y: tangent1End.y + my * toCenter)
    let second = CGPoint(
      x: tangent1End.x + bx / lb * distance, y: tangent1End.y + by / lb * distance)
    let start = atan2(first.y - center.y, first.x - center.x)
    var delta = atan2(second.y - center.y, second.x - center.x) - start
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(start)),
      delta: .radians(Double(delta)), transform: transform)
  }

  /// Adds all elements of another path, transformed by `transform`; open subpaths stay open.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.applying(transform)) }
  }

  private mutating func addFigure(_ transform: CGAffineTransform, _ make: (inout Path) -> Void) {
    if transform.isIdentity { return make(&self) }
    addPath(Path(make), transform: transform)
  }

  /// Adds an arc of the unit circle, transformed by `transform`: a line to its start, then a curve
  /// for each quarter or less.
  mutating func addTurn(
    _ transform: CGAffineTransform, from start: Double, delta: Double
  ) {
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    // A quarter turn has no exact representation: its cosine comes out as 6e-17 instead of 0.
    func cos(_ angle: Double) -> Double { Self.exact(Foundation.cos(angle)) }
    func sin(_ angle: Double) -> Double { Self.exact(Foundation.sin(angle)) }
    let first = point(cos(start), sin(start))
    if currentPoint == nil || elements.last == .closeSubpath {
      move(to: first)
    } else {
      addLine(to: first)
    }
    guard delta != 0, delta.isFinite else { return }
    // Many turns look like one, and would be millions of curves.
    let whole = 2 * Double.pi
    let delta =
      abs(delta) > 16 * whole
      ? delta.truncatingRemainder(dividingBy: whole) + (delta < 0 ? -whole : whole) : delta
    let count = max(Int(clamping: (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = delta / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let a = start + Double(index) * step
      let b = a + step
      addCurve(
        to: point(cos(b), sin(b)),
        control1: point(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        control2: point(cos(b) + reach * sin(b), sin(b) - reach * cos(b)))
    }
  }

  private static func exact(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) < 1e-15 ? whole : value
  }
}

extension Path.Element {
  func applying(_ t: CGAffineTransform) -> Path.Element {
    guard !t.isIdentity else { return self }
    return switch self {
    case .move(let to): .move(to: to.applying(t))
    case .line(let to): .line(to: to.applying(t))
    case .quadCurve(let to, let control):
      .quadCurve(to: to.applying(t), control: control.applying(t))
    case .curve(let to, let control1, let control2):
      .curve(
        to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}
