import ViewRuntime

/// An interaction with a pointer or finger over time: taps, presses, drags.
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
  /// The gesture's value; a gesture with a body has the value of its body.
  associatedtype Value

  /// Provided by the library: the recogniser behind the gesture.
  static func _makeGesture(gesture: Self) -> _GestureOutputs<Value>

  /// The type of `body`; `Never` for the library's own gestures.
  associatedtype Body: Gesture

  /// The gesture that composes this one.
  var body: Body { get }
}

/// A gesture's recogniser, and the events that a host must report for it.
@MainActor
public struct _GestureOutputs<Value> {
  let makeRecognizer: () -> Recognizer<Value>
  let needs: GestureNeeds
}

// `Value` is inferred from this, so that custom gestures need not declare it.
extension Gesture where Value == Body.Value {
  /// Returns the recogniser of the gesture's body; called by the library.
  public static func _makeGesture(gesture: Self) -> _GestureOutputs<Body.Value> {
    Body._makeGesture(gesture: gesture.body)
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that the runtime recognises directly.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer() -> Recognizer<Value>

  /// The events that a host must report.
  var needs: GestureNeeds { get }
}

extension PrimitiveGesture {
  /// Returns the gesture's recogniser; called by the library.
  public static func _makeGesture(gesture: Self) -> _GestureOutputs<Value> {
    _GestureOutputs(makeRecognizer: { gesture.makeRecognizer() }, needs: gesture.needs)
  }

  public var body: Never {
    Diagnostics.fatal(.misuse, "body of \(Self.self) was called. It is a primitive gesture.")
  }
}

/// The events that hosts report for a gesture.
@usableFromInline
package struct GestureNeeds: OptionSet, Sendable {
  @usableFromInline package let rawValue: Int
  @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

  static let tap = GestureNeeds(rawValue: 1)
  static let pointer = GestureNeeds(rawValue: 2)
  static let longPress = GestureNeeds(rawValue: 4)
  /// Another value of the same type may need other events.
  static let varying = GestureNeeds(rawValue: 8)
}

/// The needs of gesture types for which all values agree: computing them from a value builds half
/// of its recogniser, at each update of each view with a gesture.
@MainActor
private enum KnownNeeds {
  @exclusivity(unchecked) static var of = TypeMap<GestureNeeds>()
}

extension Gesture {
  /// The state machine that recognises the gesture.
  var recognizer: Recognizer<Value> { Self._makeGesture(gesture: self).makeRecognizer() }

  /// The events that a host must report, and whether they may change.
  var allNeeds: GestureNeeds {
    if let known = KnownNeeds.of[Self.self] { return known }
    let needs = Self._makeGesture(gesture: self).needs
    if !needs.contains(.varying) { KnownNeeds.of.insert(needs, for: Self.self) }
    return needs
  }

  /// The events that a host must report now.
  var presentNeeds: GestureNeeds { allNeeds.subtracting(.varying) }

  /// Whether this gesture, or another value of its type, follows the pointer.
  var mayNeedPointer: Bool { !allNeeds.isDisjoint(with: [.pointer, .varying]) }
}
