import SwiftUI
import Testing
import ViewTesting

@MainActor
struct DigitalCrownRotationTests {
  @Test("The up and down keys turn the crown of the focused view, step by step within its range")
  func steps() throws {
    let app = ViewTest(Thermostat(isContinuous: false))
    #expect(throws: (any Error).self) { try app.press(.up) }
    try app.find(.identifier("crown")).focus()
    try app.press(.up)
    #expect(app.exists("20.5"))
    try app.press(.down)
    try app.press(.down)
    #expect(app.exists("19.5") && app.exists("3 changes, 3 idle, last 19.5"))
    for _ in 0..<4 { try app.press(.down) }
    #expect(app.exists("19.0"))
    #expect(throws: (any Error).self) { try app.press(.up, holding: .shift) }
  }

  @Test("A continuous crown goes on at the other end")
  func continuous() throws {
    let app = ViewTest(Thermostat(isContinuous: true))
    try app.find(.identifier("crown")).focus()
    for _ in 0..<3 { try app.press(.up) }
    #expect(app.exists("19.0"))
    try app.press(.down)
    #expect(app.exists("21.0"))
  }

  @Test("Without a stride a step is a hundredth of the range, and without a range it is 1")
  func usualSteps() throws {
    let app = ViewTest(Free())
    try app.find(.identifier("range")).focus()
    try app.press(.up)
    #expect(app.exists("3 0"))
    try app.find(.identifier("free")).focus()
    try app.press(.down)
    try app.press(.down)
    #expect(app.exists("3 -2"))
  }
}

private struct Thermostat: View {
  let isContinuous: Bool
  @State private var degrees = 20.0
  @State private var changes = 0
  @State private var pauses = 0
  @State private var last = 0.0

  var body: some View {
    Text("\(degrees, specifier: "%.1f")")
      .accessibilityIdentifier("crown")
      .focusable()
      .digitalCrownRotation(
        $degrees, from: 19, through: 21, by: 0.5, sensitivity: .low, isContinuous: isContinuous,
        isHapticFeedbackEnabled: true,
        onChange: {
          changes += 1
          last = $0.offset
        }, onIdle: { pauses += 1 })
    Text("\(changes) changes, \(pauses) idle, last \(last, specifier: "%.1f")")
  }
}

private struct Free: View {
  @State private var inRange = 1.0
  @State private var free: Float = 0

  var body: some View {
    Text("range").accessibilityIdentifier("range").focusable()
      .digitalCrownRotation($inRange, from: 0, through: 200)
    Text("free").accessibilityIdentifier("free").focusable().digitalCrownRotation($free)
    Text("\(inRange, specifier: "%.0f") \(free, specifier: "%.0f")")
  }
}
