import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SliderTickTests {
  private struct Mixer: View {
    @State private var share = 0.5
    @State private var steps = 2.0

    var body: some View {
      VStack {
        Slider(value: $share, enabledBounds: 0.25...0.75) {
          Text("Share")
        } currentValueLabel: {
          Text(verbatim: "now \(share)")
        } ticks: {
          SliderTick(0.0) { Text("none") }
          SliderTick(0.5)
          SliderTickContentForEach([0.75, 1.0], id: \.self) { value in
            SliderTick(value) { Text(verbatim: "at \(value)") }
          }
          if share > 2 { SliderTick(0.9) { Text("never") } }
        }
        Slider(value: $steps, in: 0...4, step: 2) {
          Text("Steps")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("4")
        } tick: { value in
          value == 2 ? nil : SliderTick(value) { Text(verbatim: "tick \(value)") }
        }
        Text(verbatim: "share \(share)")
      }
    }
  }

  @Test("Ticks are below their values, with their labels")
  func marks() throws {
    let app = ViewTest(Mixer())
    let slider = try app.slider("Share").frame
    let last = try app.find("at 1.0").frame
    #expect(try app.find("none").frame.minX == slider.minX)
    #expect(last.maxX == slider.maxX && last.minY >= slider.maxY)
    #expect(try app.find("at 0.75").frame.maxX <= last.minX)
    #expect(app.exists("tick 0.0") && app.exists("tick 4.0") && !app.exists("tick 2.0"))
    #expect(!app.exists("never"))
  }

  @Test("Values outside the enabled bounds are not chosen")
  func enabled() throws {
    let app = ViewTest(Mixer())
    try app.slider("Share").drag(to: 0.9)
    #expect(app.exists("share 0.75"))
    try app.slider("Share").drag(to: 0)
    #expect(app.exists("share 0.25"))
    #expect(try app.slider("Share").number == 0.25)
  }

  @Test("Of the steps only enabled ones are chosen")
  func enabledSteps() throws {
    struct Volume: View {
      @State private var volume = 4.0
      var body: some View {
        Slider(
          value: $volume, in: 0...10, step: 2, enabledBounds: 3...7,
          label: { Text("Volume") }, tick: { SliderTick($0) })
        Text(verbatim: "volume \(volume)")
      }
    }
    let app = ViewTest(VStack { Volume() })
    try app.slider("Volume").drag(to: 0)
    #expect(app.exists("volume 4.0"))
    try app.slider("Volume").drag(to: 10)
    #expect(app.exists("volume 6.0"))
  }
}
