import SwiftUI
import Testing
import ViewTesting

/// Every form of requesting a feedback.
private struct Forms: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var asked = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
      .sensoryFeedback(.impact, trigger: count)
      .sensoryFeedback(.impact(), trigger: count)
      .sensoryFeedback(.impact(weight: .heavy), trigger: isOn)
      .sensoryFeedback(.impact(weight: .light, intensity: 0.5), trigger: count)
      .sensoryFeedback(.impact(flexibility: .soft, intensity: 0.7), trigger: count)
      .sensoryFeedback(.impact(intensity: 0.4), trigger: count)
      .sensoryFeedback(.selection, trigger: count) { old, new in new > old }
      .sensoryFeedback(.impact(flexibility: .rigid), trigger: count) { $1 > $0 }
      .sensoryFeedback(trigger: count) { old, new in
        asked += new
        return new > old ? .increase : .decrease
      }
      .sensoryFeedback(trigger: isOn) { isOn ? .success : nil }
    Text("Asked \(asked)")
  }
}

@MainActor
struct SensoryFeedbackTests {
  @Test("All forms compile, and the closures are called when the value changes")
  func forms() throws {
    let app = ViewTest(Forms())
    try app.tap("Count 0")
    #expect(app.exists("Asked 1"))
    #expect(SensoryFeedback.impact == .impact(weight: .medium, intensity: 1))
  }
}
