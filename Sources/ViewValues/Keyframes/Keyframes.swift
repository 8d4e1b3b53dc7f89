/// Tracks of keyframes for a value: see ``KeyframeTrack``.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes where Body.Value == Value
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes that the package knows: how to change a value at a time, and how long that takes.
package protocol KeyframePath<Value>: Keyframes where Body == Self {
  func curve(from initial: Value) -> KeyframeMotion<Value>
}

extension KeyframePath {
  public var body: Self { self }
}

/// A change of a value over time.
package struct KeyframeMotion<Value> {
  /// Seconds.
  package let duration: Double
  package let change: (inout Value, _ time: Double) -> Void
}

extension Keyframes {
  package func motion(from initial: Value) -> KeyframeMotion<Value> {
    guard let known = self as? any KeyframePath<Value> else { return body.motion(from: initial) }
    return known.curve(from: initial)
  }
}

/// Keyframes for one part of a value.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///   LinearKeyframe(1.2, duration: 0.3)
///   SpringKeyframe(1.0, duration: 0.5, spring: .bouncy)
/// }
/// ```
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>
where Value == Content.Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let segments: [KeyframeSegment<Value>]

  /// Moves the part of the value that a key path names.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    segments = content().segments
  }

  /// Moves the value itself, which has to be animatable.
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> Content
  ) where Root == Value {
    keyPath = \.self
    segments = content().segments
  }
}

extension KeyframeTrack: Keyframes, KeyframePath {
  // `Value` is the part; as keyframes it is of the whole.
  @_implements(Keyframes,Value)
  public typealias _KeyframesValue = Root

  package func curve(from initial: Root) -> KeyframeMotion<Root> {
    let curve = KeyframeCurve(initial[keyPath: keyPath], segments)
    return KeyframeMotion(duration: curve.duration) { [keyPath] root, time in
      root[keyPath: keyPath] = curve.value(at: time)
    }
  }
}

/// Several tracks at once.
public struct KeyframeTracks<Value>: KeyframePath {
  let parts: [(Value) -> KeyframeMotion<Value>]

  package func curve(from initial: Value) -> KeyframeMotion<Value> {
    let motions = parts.map { $0(initial) }
    return KeyframeMotion(duration: motions.map(\.duration).max() ?? 0) { value, time in
      for motion in motions { motion.change(&value, time) }
    }
  }
}

/// Collects tracks, or the keyframes of a value that is animatable itself.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes a track as written.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Takes a keyframe as written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Nothing listed: the value stays.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks(parts: []) }

  /// The first track of the list.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// The first keyframe of the list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds a track, which runs at the same time as those before.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> KeyframeTracks<Value> where A.Value == Value, B.Value == Value {
    KeyframeTracks(parts: [accumulated.motion, next.motion])
  }

  /// Adds a keyframe, which comes after those before.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> KeyframeGroup<Value> where A.Value == Value, B.Value == Value {
    KeyframeGroup(segments: accumulated.segments + next.segments)
  }

  /// The tracks, as they are.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  /// The keyframes, as the only track of the value itself.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { component }
  }
}
