import ViewRuntime

/// What a person does with a pointer or finger over some time: taps, presses, drags.
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
  /// What the gesture tells of itself.
  associatedtype Value
  associatedtype Body: Gesture

  /// The gestures that this one is made of.
  var body: Body { get }
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
}

extension Gesture {
  /// The state machine that recognises the gesture.
  var recognizer: Recognizer<Value> {
    guard let primitive = self as? any PrimitiveGesture else {
      return unsafeDowncast(body.recognizer as AnyObject, to: Recognizer<Value>.self)
    }
    func open<P: PrimitiveGesture>(_ gesture: P) -> AnyObject { gesture.makeRecognizer() }
    return unsafeDowncast(open(primitive), to: Recognizer<Value>.self)
  }

  var allNeeds: GestureNeeds { (self as? any PrimitiveGesture)?.needs ?? body.allNeeds }
}
