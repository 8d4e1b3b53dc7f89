import SwiftUI
import Testing
import ViewTesting

private struct Volume: View {
  @State private var volume = 0.5
  @State private var level: Float = 3
  @State private var edits: [Bool] = []

  var body: some View {
    VStack {
      Slider(value: $volume) { Text("音量") }
      Slider(value: $level, in: 0...10, step: 2) {
        Text("Level")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } onEditingChanged: {
        edits.append($0)
      }
      Text(verbatim: "\(volume) \(level) \(edits.count)")
    }
  }
}

@MainActor
struct SliderTests {
  @Test("Dragging sets the value; the label names the slider without being shown")
  func dragging() throws {
    let app = ViewTest(Volume())
    try app.find(.slider("音量")).drag(to: 0.25)
    #expect(app.exists("0.25 3.0 0"))
    #expect(!app.exists(.text("音量")))
    #expect(app.exists(.text("low")) && app.exists(.text("high")))
  }

  @Test("With a step only whole steps are chosen, within the range")
  func steps() throws {
    let app = ViewTest(Volume())
    let slider = try app.find(.slider("Level"))
    try slider.drag(to: 4.9)
    #expect(app.exists("0.5 4.0 2"))
    try slider.drag(to: 99)
    #expect(app.exists("0.5 10.0 4"))
    try slider.decrement()
    #expect(app.exists("0.5 8.0 6"))
  }

  @Test("Without a step the keys move by a tenth of the range")
  func keys() throws {
    let app = ViewTest(Volume())
    try app.find(.slider("音量")).increment()
    #expect(app.exists("0.6 3.0 0"))
  }
}
