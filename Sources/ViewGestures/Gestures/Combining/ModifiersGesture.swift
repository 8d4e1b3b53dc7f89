import ViewRuntime

/// A gesture that requires modifier keys.
public struct _ModifiersGesture<Content: Gesture> {
  let content: Content
  let modifiers: EventModifiers
}

extension _ModifiersGesture: PrimitiveGesture {
  public typealias Value = Content.Value

  package func makeRecognizer() -> Recognizer<Value> {
    ModifiersRecognizer(content.recognizer, modifiers)
  }

  /// Only a pointer reports modifier keys.
  package var needs: GestureNeeds { content.allNeeds.union(.pointer) }
}

extension Gesture {
  /// Returns the same gesture, recognised only while the user holds modifier keys.
  ///
  /// ```swift
  /// Text("Row")
  ///   .gesture(TapGesture().modifiers(.shift).onEnded { extendSelection() })
  ///   .onTapGesture { select() }
  /// ```
  ///
  /// It begins only with the keys held, and ignores movement without them; it ends as usual.
  /// Terminals keep some of these clicks for themselves: most keep those with Shift.
  ///
  /// - Note: In part without effect: most terminals keep clicks with Shift for themselves.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

private final class ModifiersRecognizer<Value>: Recognizer<Value> {
  private let base: Recognizer<Value>
  private var wanted: EventModifiers

  init(_ base: Recognizer<Value>, _ wanted: EventModifiers) {
    self.base = base
    self.wanted = wanted
  }

  override func receive(_ input: GestureInput) {
    guard !phase.isOver else { return }
    if !input.modifiers.isSuperset(of: wanted) {
      switch input.kind {
      case .began, .tapped, .longPressed, .pinched:
        base.reset()
        return phase = .failed
      case .moved: return
      case .ended, .cancelled, .woke: break
      }
    }
    base.receive(input)
    phase = base.phase
  }

  override func adopt(_ newest: Recognizer<Value>) {
    guard let newest = newest as? ModifiersRecognizer else { return }
    wanted = newest.wanted
    base.adopt(newest.base)
  }

  override func reset() {
    base.reset()
    super.reset()
  }

  override var isDecided: Bool { base.isDecided }
  override var deadline: Double? { base.deadline }
}
