import SwiftUI

/// One temperature on two scales.
///
/// Only the Celsius value is state. The Fahrenheit slider uses a converting binding, so the two can
/// never disagree.
struct TemperatureView: View {
  @State private var celsius = 20.0

  private var fahrenheit: Binding<Double> {
    Binding(
      get: { celsius * 9 / 5 + 32 },
      set: { celsius = ($0 - 32) * 5 / 9 })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Temperature").font(.title).bold()
      ScaleSlider(name: "Celsius", unit: "°C", value: $celsius, range: -40...50, tint: .blue)
      ScaleSlider(
        name: "Fahrenheit", unit: "°F", value: fahrenheit, range: -40...122, tint: .orange)
      Text(remark).foregroundStyle(.secondary)
    }
    .padding()
    .frame(maxWidth: 640)
    .frame(maxWidth: .infinity)
  }

  private var remark: String {
    switch celsius {
    case ..<0: "Water is ice."
    case ..<15: "Take a coat."
    case ..<28: "Just right."
    default: "Find some shade."
    }
  }
}

private struct ScaleSlider: View {
  let name: String
  let unit: String
  @Binding var value: Double
  let range: ClosedRange<Double>
  let tint: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(name): \(value, specifier: "%.1f")\(unit)").font(.headline)
      Slider(value: $value, in: range) { Text(name) }
        .tint(tint)
    }
  }
}

#Preview("Temperature") { TemperatureView() }
