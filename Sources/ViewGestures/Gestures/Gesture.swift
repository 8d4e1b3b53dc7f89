import ViewRuntime

/// What the user does with a pointer or finger over some time: taps, presses, drags.
///
/// ```swift
/// Circle()
///   .offset(offset)
///   .gesture(
///     DragGesture()
///       .onChanged { offset = $0.translation }
///       .onEnded { _ in withAnimation(.bouncy) { offset = .zero } })
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells of itself; a gesture with a body tells what that tells.
  associatedtype Value

  /// Given by the system: what stands behind the gesture.
  static func _makeGesture(gesture: Self) -> _GestureOutputs<Value>

  /// What `body` is made of; `Never` of the gestures that the library has.
  associatedtype Body: Gesture

  /// The gestures that this one is made of.
  var body: Body { get }
}

/// What recognises a gesture, and what a host must report for it.
@MainActor
public struct _GestureOutputs<Value> {
  let makeRecognizer: () -> Recognizer<Value>
  let needs: GestureNeeds
}

// `Value` is inferred from this, so that a program's own gesture need not write it.
extension Gesture where Value == Body.Value {
  /// What recognises the gesture's body; the system calls this.
  public static func _makeGesture(gesture: Self) -> _GestureOutputs<Body.Value> {
    Body._makeGesture(gesture: gesture.body)
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that the runtime recognises by itself.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer() -> Recognizer<Value>

  /// What a host must report for it.
  var needs: GestureNeeds { get }
}

extension PrimitiveGesture {
  /// What recognises the gesture; the system calls this.
  public static func _makeGesture(gesture: Self) -> _GestureOutputs<Value> {
    _GestureOutputs(makeRecognizer: { gesture.makeRecognizer() }, needs: gesture.needs)
  }

  public var body: Never {
    Diagnostics.fatal(.misuse, "body of \(Self.self) was called. It is a primitive gesture.")
  }
}

/// What hosts report for a gesture.
package struct GestureNeeds: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  static let tap = GestureNeeds(rawValue: 1)
  static let pointer = GestureNeeds(rawValue: 2)
  static let longPress = GestureNeeds(rawValue: 4)
  /// Another value of the same type may need something else.
  static let varying = GestureNeeds(rawValue: 8)
}

/// What types of gestures need, where that is the same for each value: to ask a value is to make
/// half of what recognises it, at each update of each view with a gesture.
@MainActor
private enum KnownNeeds {
  @exclusivity(unchecked) static var of = TypeMap<GestureNeeds>()
}

extension Gesture {
  /// The state machine that recognises the gesture.
  var recognizer: Recognizer<Value> { Self._makeGesture(gesture: self).makeRecognizer() }

  /// What a host must report for it, and whether that may change.
  var allNeeds: GestureNeeds {
    if let known = KnownNeeds.of[Self.self] { return known }
    let needs = Self._makeGesture(gesture: self).needs
    if !needs.contains(.varying) { KnownNeeds.of.insert(needs, for: Self.self) }
    return needs
  }

  /// What a host must report for it, as it is.
  var presentNeeds: GestureNeeds { allNeeds.subtracting(.varying) }

  /// Whether it, or another value of its type, follows the pointer.
  var mayNeedPointer: Bool { !allNeeds.isDisjoint(with: [.pointer, .varying]) }
}
