/// Tracks of keyframes for a value: see ``KeyframeTrack``.
public protocol Keyframes<Value> {
  /// What the tracks change.
  associatedtype Value
  /// What `body` is made of.
  associatedtype Body: Keyframes where Body.Value == Value
  /// The tracks, which all begin at the same time.
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
