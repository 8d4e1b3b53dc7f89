/// The segment between two keyframes.
package struct KeyframeSegment<Value: Animatable> {
  package typealias Data = Value.AnimatableData

  package enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Data?, endVelocity: Data?)
    case spring(Spring, startVelocity: Data?)
    case move
  }

  let to: Value
  /// The duration in seconds.
  let duration: Double
  let kind: Kind

  var isCubic: Bool { if case .cubic = kind { true } else { false } }
}

/// A sequence of segments as a function of time.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private struct Piece {
    let start: Double
    let from: Data
    let startVelocity: Data
    let endVelocity: Data
    let segment: KeyframeSegment<Value>
  }

  private let initial: Value
  private var pieces: [Piece] = []
  private(set) var duration = 0.0

  init(_ initial: Value, _ segments: [KeyframeSegment<Value>]) {
    self.initial = initial
    var from = initial.animatableData
    var velocity = Data.zero
    for (index, segment) in segments.enumerated() {
      let next = index + 1 < segments.count ? segments[index + 1] : nil
      let (start, end) = Self.velocities(segment, from: from, entering: velocity, next: next)
      pieces.append(
        Piece(
          start: duration, from: from, startVelocity: start, endVelocity: end, segment: segment))
      velocity = end
      from = segment.to.animatableData
      duration += max(segment.duration, 0)
    }
  }

  /// Returns the velocities at the start and end of a segment.
  private static func velocities(
    _ segment: KeyframeSegment<Value>, from: Data, entering: Data, next: KeyframeSegment<Value>?
  ) -> (Data, Data) {
    let to = segment.to.animatableData
    switch segment.kind {
    case .move: return (.zero, .zero)
    case .linear(let curve):
      guard segment.duration > 0 else { return (.zero, .zero) }
      let slope = (to - from).scaled(by: 1 / segment.duration)
      return (slope.scaled(by: curve.velocity(at: 0)), slope.scaled(by: curve.velocity(at: 1)))
    case .spring(let spring, let given):
      let start = given ?? entering
      return (
        start,
        spring.velocity(target: to - from, initialVelocity: start, time: segment.duration)
      )
    case .cubic(let start, let end):
      var smooth = Data.zero
      if let next, next.isCubic, segment.duration + next.duration > 0 {
        // The slope of the line through both neighbours.
        smooth = (next.to.animatableData - from)
          .scaled(by: 1 / (segment.duration + next.duration))
      }
      return (start ?? entering, end ?? smooth)
    }
  }

  private func piece(at time: Double) -> Piece? {
    pieces.last { $0.start <= time }
  }

  func value(at time: Double) -> Value {
    guard let piece = piece(at: time) else { return initial }
    var value = piece.segment.to
    let seconds = time - piece.start
    guard piece.segment.duration > 0, seconds < piece.segment.duration else { return value }
    let way = value.animatableData - piece.from
    let part = seconds / piece.segment.duration
    switch piece.segment.kind {
    case .move: break
    case .linear(let curve):
      value.animatableData = piece.from + way.scaled(by: curve.value(at: part))
    case .spring(let spring, _):
      value.animatableData =
        piece.from
        + spring.value(target: way, initialVelocity: piece.startVelocity, time: seconds)
    case .cubic:
      let (t, duration) = (part, piece.segment.duration)
      let (square, cube) = (t * t, t * t * t)
      value.animatableData =
        piece.from + way.scaled(by: 3 * square - 2 * cube)
        + piece.startVelocity.scaled(by: duration * (cube - 2 * square + t))
        + piece.endVelocity.scaled(by: duration * (cube - square))
    }
    return value
  }
}
