import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// Tracks two fingers.
package final class PinchRecognizer<Value>: Recognizer<Value> {
  private var isEnough: (HostEvent.Pinch) -> Bool
  private var measure: (HostEvent.Pinch) -> CGFloat
  private var make: (HostEvent.Pinch, CGFloat, GestureInput) -> Value
  private var last: (measure: CGFloat, time: Double)?

  init(
    isEnough: @escaping (HostEvent.Pinch) -> Bool,
    measure: @escaping (HostEvent.Pinch) -> CGFloat,
    make: @escaping (HostEvent.Pinch, CGFloat, GestureInput) -> Value
  ) {
    self.isEnough = isEnough
    self.measure = measure
    self.make = make
  }

  override package func receive(_ input: GestureInput) {
    guard !phase.isOver, case .pinched(let pinch) = input.kind else { return }
    let now = measure(pinch)
    var velocity: CGFloat = 0
    if let last, input.time > last.time {
      velocity = (now - last.measure) / CGFloat(input.time - last.time)
    }
    last = (now, input.time)
    switch pinch.phase {
    case .began, .moved, .hovered, .exited:
      if phase.isRecognized || isEnough(pinch) { phase = .active(make(pinch, velocity, input)) }
    case .ended:
      phase = phase.isRecognized ? .ended(make(pinch, velocity, input)) : .failed
    case .cancelled: phase = .failed
    }
  }

  override package func adopt(_ newest: Recognizer<Value>) {
    guard let newest = newest as? PinchRecognizer else { return }
    (isEnough, measure, make) = (newest.isEnough, newest.measure, newest.make)
  }

  override package func reset() {
    super.reset()
    last = nil
  }
}
