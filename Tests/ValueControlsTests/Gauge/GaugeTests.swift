import SwiftUI
import Testing
import ViewTesting

@MainActor
struct GaugeTests {
  @Test("The value is a fraction of the range")
  func value() throws {
    let app = ViewTest(
      Gauge(value: 30.0, in: 20...40) {
        Text("Heat")
      } currentValueLabel: {
        Text("30°")
      } minimumValueLabel: {
        Text("20")
      } maximumValueLabel: {
        Text("40")
      })
    let gauge = try app.find(.role(.init(rawValue: "gauge")))
    #expect(gauge.number == 0.5)
    for text in ["Heat", "30°", "20", "40"] { #expect(app.exists(.text(text))) }
  }

  @Test("A value beyond the bounds is clamped, and an empty range is zero")
  func bounds() throws {
    let gauge = ViewTest.Query.role(.init(rawValue: "gauge"))
    #expect(try ViewTest(Gauge(value: 7.0) { Text("A") }).find(gauge).number == 1)
    #expect(try ViewTest(Gauge(value: 1.0, in: 1...1) { Text("A") }).find(gauge).number == 0)
    #expect(try ViewTest(Gauge(value: Double.nan) { Text("A") }).find(gauge).number == 0)
  }

  @Test("Every style keeps the value")
  func styles() throws {
    func number<S: GaugeStyle>(_ style: S) throws -> Double? {
      try ViewTest(
        Gauge(value: 0.25) {
          Text("A")
        } currentValueLabel: {
          Text("B")
        }
        .gaugeStyle(style)
      ).find(.role(.init(rawValue: "gauge"))).number
    }
    #expect(try number(.automatic) == 0.25)
    #expect(try number(.linearCapacity) == 0.25)
    #expect(try number(.accessoryLinear) == 0.25)
    #expect(try number(.accessoryLinearCapacity) == 0.25)
    #expect(try number(.accessoryCircular) == 0.25)
    #expect(try number(.accessoryCircularCapacity) == 0.25)
  }

  @Test("S2.14 a custom style keeps its state")
  func customStyle() throws {
    struct Counting: GaugeStyle {
      @State private var taps = 0
      func makeBody(configuration: Configuration) -> some View {
        Button("\(Int(configuration.value * 100)) % \(taps)") { taps += 1 }
      }
    }
    let app = ViewTest(Gauge(value: 0.5) { Text("A") }.gaugeStyle(Counting()))
    try app.tap("50 % 0")
    #expect(app.exists("50 % 1"))
  }

  @Test("A style with a tint of its own draws the value in it")
  func tintOfStyle() throws {
    func image(_ style: some GaugeStyle) -> Data? {
      ImageRenderer(
        content: Gauge(value: 0.5) { EmptyView() }.gaugeStyle(style).tint(.blue)
          .frame(width: 80, height: 80)
      )
      .uiImage?.pngData()
    }
    let blue = try #require(image(CircularGaugeStyle()))
    #expect(image(CircularGaugeStyle(tint: .blue)) == blue)
    #expect(image(CircularGaugeStyle(tint: .red)) != blue)
    #expect(image(CircularGaugeStyle(tint: Gradient(colors: [.red, .green]))) != blue)
    let line = try #require(image(LinearGaugeStyle()))
    #expect(image(LinearGaugeStyle(tint: .red)) != line)
    #expect(image(LinearGaugeStyle(tint: Gradient(colors: [.red, .green]))) != line)
  }

  @Test("A control group contains its controls; a style receives them and the label")
  func controlGroup() throws {
    struct Stacked: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    struct Screen: View {
      @State private var log = ""
      var body: some View {
        ControlGroup("Edit") {
          Button("Cut") { log += "x" }
          Button("Copy") { log += "c" }
        }
        .controlGroupStyle(Stacked())
        Text(verbatim: "log \(log)")
      }
    }
    let app = ViewTest(Screen())
    #expect(app.exists("Edit"))
    try app.tap("Copy")
    #expect(app.exists("log c"))
    #expect(ViewTest(ControlGroup { Button("A") {} }).exists("A"))
  }
}
