import Foundation
import LayoutCore

/// The extent of each corner of a rounded rectangle along its two sides.
struct RoundedCorners {
  var topLeft: CGSize
  var topRight: CGSize
  var bottomRight: CGSize
  var bottomLeft: CGSize
}

extension RoundedCorners {
  /// Makes four equal corners.
  init(_ size: CGSize) {
    self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
  }
}

extension Path {
  /// Adds a rounded rectangle that starts in the middle of the trailing side and continues
  /// downwards, like a circle: this order is visible in `trim(from:to:)` (S14.13).
  mutating func addRounded(_ rect: CGRect, _ corners: RoundedCorners, _ style: RoundedCornerStyle) {
    // Each corner has its point, the directions in and out, and the available extent.
    let right = CGPoint(x: 1, y: 0)
    let left = CGPoint(x: -1, y: 0)
    let down = CGPoint(x: 0, y: 1)
    let up = CGPoint(x: 0, y: -1)
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    add(
      Corner(
        point: CGPoint(x: rect.maxX, y: rect.maxY), inward: down, outward: left,
        radius: corners.bottomRight, room: half), style)
    add(
      Corner(
        point: CGPoint(x: rect.minX, y: rect.maxY), inward: left, outward: up,
        radius: corners.bottomLeft, room: half), style)
    add(
      Corner(
        point: CGPoint(x: rect.minX, y: rect.minY), inward: up, outward: right,
        radius: corners.topLeft, room: half), style)
    add(
      Corner(
        point: CGPoint(x: rect.maxX, y: rect.minY), inward: right, outward: down,
        radius: corners.topRight, room: half), style)
    closeSubpath()
  }

  private struct Corner {
    let point: CGPoint
    let inward: CGPoint
    let outward: CGPoint
    let radius: CGSize
    /// Half of the two sides: a smooth curve extends further along them than its radius, if there
    /// is space.
    let room: CGSize

    func length(along way: CGPoint, of size: CGSize) -> CGFloat {
      way.x == 0 ? size.height : size.width
    }

    /// Returns a point by its distances from the corner: back along the incoming side, and forward
    /// along the outgoing side.
    func at(_ back: CGFloat, _ on: CGFloat) -> CGPoint {
      let before = back * length(along: inward, of: radius)
      let behind = on * length(along: outward, of: radius)
      return CGPoint(
        x: point.x - inward.x * before + outward.x * behind,
        y: point.y - inward.y * before + outward.y * behind)
    }

    /// Returns how smoothly the curve starts or ends along a side: 1 fully, 0 like a circle.
    func ease(along way: CGPoint) -> CGFloat {
      let radius = length(along: way, of: radius)
      let extent = min(length(along: way, of: room) / radius, Ease.full.start)
      return ((extent - 1) / (Ease.full.start - 1)).clamped(to: 0...1, else: 0)
    }
  }

  private mutating func add(_ corner: Corner, _ style: RoundedCornerStyle) {
    guard corner.radius.width > 0, corner.radius.height > 0 else {
      return addLine(to: corner.point)
    }
    if style == .circular {
      let reach: CGFloat = 1 - 0.552_284_749_830_793_4
      addLine(to: corner.at(1, 0))
      return addCurve(
        to: corner.at(0, 1), control1: corner.at(reach, 0), control2: corner.at(0, reach))
    }
    let (first, last) = (
      Ease(corner.ease(along: corner.inward)), Ease(corner.ease(along: corner.outward))
    )
    addLine(to: corner.at(first.start, 0))
    addCurve(
      to: corner.at(first.knee.x, first.knee.y), control1: corner.at(first.control1, 0),
      control2: corner.at(first.control2.x, first.control2.y))
    addCurve(
      to: corner.at(last.knee.y, last.knee.x),
      control1: corner.at(first.middle.x, first.middle.y),
      control2: corner.at(last.middle.y, last.middle.x))
    addCurve(
      to: corner.at(0, last.start), control1: corner.at(last.control2.y, last.control2.x),
      control2: corner.at(0, last.control1))
  }

  /// One half of a continuous corner, in radii from the corner: three curves form the whole, the
  /// outer ones smooth, the middle one nearly circular.
  private struct Ease {
    var start: CGFloat
    var control1: CGFloat
    var control2: CGPoint
    var knee: CGPoint
    var middle: CGPoint

    /// The form with enough space.
    static let full = Ease(
      start: 1.528_665, control1: 1.088_493, control2: CGPoint(x: 0.868_407, y: 0),
      knee: CGPoint(x: 0.631_494, y: 0.074_911), middle: CGPoint(x: 0.372_824, y: 0.169_059))

    /// The same three pieces of a quarter circle.
    static let circle: Ease = {
      let angle = asin(1 - full.knee.x)
      let (cosine, sine) = (cos(angle), sin(angle))
      let outer = 4 / 3 * tan(angle / 4)
      let inner = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
      let knee = CGPoint(x: 1 - sine, y: 1 - cosine)
      return Ease(
        start: 1, control1: 1 - outer,
        control2: CGPoint(x: knee.x + outer * cosine, y: knee.y - outer * sine), knee: knee,
        middle: CGPoint(x: knee.x - inner * cosine, y: knee.y + inner * sine))
    }()

    private init(
      start: CGFloat, control1: CGFloat, control2: CGPoint, knee: CGPoint, middle: CGPoint
    ) {
      self.start = start
      self.control1 = control1
      self.control2 = control2
      self.knee = knee
      self.middle = middle
    }

    /// Interpolates between the two.
    init(_ share: CGFloat) {
      let (from, to) = (Self.circle, Self.full)
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))
      }
      self.init(
        start: mix(from.start, to.start), control1: mix(from.control1, to.control1),
        control2: mix(from.control2, to.control2), knee: mix(from.knee, to.knee),
        middle: mix(from.middle, to.middle))
    }
  }
}
