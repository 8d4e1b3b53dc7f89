import Foundation
import ViewRuntime

/// A long press that also tells when the finger goes down and up.
struct PressingGesture {
  let base: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
}

extension PressingGesture: PrimitiveGesture {
  typealias Value = Bool

  func makeRecognizer() -> Recognizer<Bool> {
    FollowingRecognizer(base.makeRecognizer()) { [action, onPressingChanged] phase, former in
      // What is over and starts from the beginning has been told of.
      if former.isOver { return }
      if phase.isRecognized, !former.isRecognized { onPressingChanged?(true) }
      if case .ended = phase { action() }
      let wasPressed = former.isRecognized || phase.isRecognized
      if phase.isOver || !phase.isRecognized, wasPressed { onPressingChanged?(false) }
    }
  }

  var needs: GestureNeeds { base.needs }
}

extension View {
  /// Calls `action` when the view is pressed for long.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long, in seconds.
  ///   - maximumDistance: how far the finger may move meanwhile, in points.
  ///   - onPressingChanged: told when the press begins and ends.
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

  /// The form before iOS 16, with the closures the other way around.
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
