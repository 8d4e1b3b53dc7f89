import Foundation

/// One keyframe of a track, or several.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Puts keyframes one after the other.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe, or several, as written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Nothing listed: no keyframes.
  public static func buildBlock() -> EmptyKeyframeTrackContent<Value> { .init() }

  /// The first entry of the list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds the next entry behind those before.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeGroup(segments: accumulated.segments + next.segments)
  }

  /// The keyframes of a `for`, one round after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeGroup(segments: components.flatMap(\.segments))
  }

  /// The keyframes of an `if` whose condition holds.
  public static func buildEither<K: KeyframeTrackContent>(
    first component: K
  ) -> KeyframeGroup<Value> where K.Value == Value { KeyframeGroup(segments: component.segments) }

  /// The keyframes of an `else`.
  public static func buildEither<K: KeyframeTrackContent>(
    second component: K
  ) -> KeyframeGroup<Value> where K.Value == Value { KeyframeGroup(segments: component.segments) }
}

/// A track's content that the package knows.
package protocol KeyframeSegments<Value>: KeyframeTrackContent where Body == Self {
  var ownSegments: [KeyframeSegment<Value>] { get }
}

extension KeyframeSegments {
  public var body: Self { self }
}

extension KeyframeTrackContent {
  package var segments: [KeyframeSegment<Value>] {
    guard let known = self as? any KeyframeSegments<Value> else { return body.segments }
    return known.ownSegments
  }
}

/// Several keyframes in a row.
public struct KeyframeGroup<Value: Animatable>: KeyframeSegments {
  let segments: [KeyframeSegment<Value>]
  package var ownSegments: [KeyframeSegment<Value>] { segments }
}

/// No keyframes.
public struct EmptyKeyframeTrackContent<Value: Animatable>: KeyframeSegments {
  package var ownSegments: [KeyframeSegment<Value>] { [] }
}

/// Goes to a value at an even pace, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// Goes to a value within `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    ownSegments = [KeyframeSegment(to: to, duration: duration, kind: .linear(timingCurve))]
  }
}

/// Goes to a value smoothly, with the speed of its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// Goes to a value within `duration` seconds, smoothly.
  ///
  /// - Parameter startVelocity: per second; nil: with the speed with which the keyframe before
  ///   ends.
  /// - Parameter endVelocity: per second; nil: towards the cubic keyframe that follows, else 0.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    ownSegments = [
      KeyframeSegment(
        to: to, duration: duration,
        kind: .cubic(
          startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    ]
  }
}

/// Is pulled to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// - Parameter duration: nil: until the spring rests.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    ownSegments = [
      KeyframeSegment(
        to: to, duration: duration ?? spring.settlingDuration,
        kind: .spring(spring, startVelocity: startVelocity?.animatableData))
    ]
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// Is at a value at once, without taking time.
  public init(_ to: Value) { ownSegments = [KeyframeSegment(to: to, duration: 0, kind: .move)] }
}
