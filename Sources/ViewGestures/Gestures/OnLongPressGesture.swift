import Foundation
import ViewRuntime

/// A long press that also reports when the finger goes down and up.
struct PressingGesture {
  let base: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
}

extension PressingGesture: PrimitiveGesture {
  typealias Value = Bool

  func makeRecognizer() -> Recognizer<Bool> {
    FollowingRecognizer(base.makeRecognizer()) { [action, onPressingChanged] phase, former in
      // A finished gesture that resets has already been reported.
      if former.isOver { return }
      if phase.isRecognized, !former.isRecognized { onPressingChanged?(true) }
      let wasPressed = former.isRecognized || phase.isRecognized
      if phase.isOver || !phase.isRecognized, wasPressed { onPressingChanged?(false) }
      // The press has ended by the time the action runs, which may begin something else.
      if case .ended = phase { action() }
    }
  }

  var needs: GestureNeeds { base.needs }
}

extension View {
  /// Calls `action` on a long press of the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: the duration of the press, in seconds.
  ///   - maximumDistance: how far the finger may move meanwhile, in points.
  ///   - onPressingChanged: receives true when the press begins and false when it ends.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// The form before iOS 16, with the closures in the opposite order.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
