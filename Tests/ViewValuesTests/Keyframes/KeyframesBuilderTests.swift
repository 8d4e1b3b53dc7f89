import SwiftUI
import Testing

struct KeyframesBuilderTests {
  private func timeline(_ steps: [Double], back: Bool) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0.0) {
      for step in steps { LinearKeyframe(step, duration: 1) }
      if back {
        LinearKeyframe(0.0, duration: 1)
      } else {
        MoveKeyframe(-1.0)
      }
    }
  }

  @Test("Keyframes of the value itself may come from a loop and a condition")
  func loop() {
    let there = timeline([10, 30], back: true)
    #expect(there.duration == 3)
    #expect(there.value(time: 1) == 10)
    #expect(there.value(time: 2) == 30)
    #expect(there.value(time: 3) == 0)
    #expect(timeline([10], back: false).duration == 1)
  }
}
