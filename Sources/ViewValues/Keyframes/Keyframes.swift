/// Tracks of keyframes for a value: see ``KeyframeTrack``.
public protocol Keyframes<Value> {
  /// The type of value that the tracks change.
  associatedtype Value
  /// The type of `body`.
  associatedtype Body: Keyframes where Body.Value == Value
  /// The tracks, which all start at the same time.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes built into the package: how to change a value at a time, and the total duration.
package protocol KeyframePath<Value>: Keyframes where Body == Self {
  func curve(from initial: Value) -> KeyframeMotion<Value>
}

extension KeyframePath {
  public var body: Self { self }
}

/// A change of a value over time.
package struct KeyframeMotion<Value> {
  /// The duration in seconds.
  package let duration: Double
  package let change: (inout Value, _ time: Double) -> Void
}

extension Keyframes {
  package func motion(from initial: Value) -> KeyframeMotion<Value> {
    guard let known = self as? any KeyframePath<Value> else { return body.motion(from: initial) }
    return known.curve(from: initial)
  }
}
