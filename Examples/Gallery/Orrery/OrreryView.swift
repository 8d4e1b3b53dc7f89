import SwiftUI

/// The inner planets, redrawn with every tick while their clock runs.
struct OrreryView: View {
  @State private var clock = SkyClock()
  @State private var selected = Planet.all[2]

  var body: some View {
    TimelineView(.animation(minimumInterval: 0.05, paused: !clock.isRunning)) { timeline in
      VStack(spacing: 8) {
        PlanetPicker(selected: $selected)
        SkyCanvas(days: clock.days, selected: selected)
          .accessibilityLabel("The planets' courses")
        SkyClockBar(clock: $clock)
      }
      .padding()
      .onChange(of: timeline.date) { clock.pass(from: $0, to: $1) }
    }
  }
}

/// One of the planets, with a mark that moves to the chosen one.
struct PlanetPicker: View {
  @Binding var selected: Planet
  @Namespace private var marks

  var body: some View {
    HStack(spacing: 16) {
      ForEach(Planet.all) { planet in
        Button(planet.name) {
          withAnimation(.easeInOut(duration: 0.4)) { selected = planet }
        }
        .buttonStyle(.plain)
        .padding(.horizontal, 8)
        .background {
          if planet == selected {
            Capsule().fill(planet.color.opacity(0.5))
              .matchedGeometryEffect(id: "mark", in: marks)
          }
        }
      }
    }
  }
}

/// The date, and the speed of the days.
struct SkyClockBar: View {
  @Binding var clock: SkyClock

  var body: some View {
    VStack(spacing: 8) {
      Text("Day \(Int(clock.days.rounded()))")
        .monospacedDigit()
        .contentTransition(.numericText())
      HStack {
        Button(clock.isRunning ? "Pause" : "Go on") {
          clock.isRunning.toggle()
        }
        Button("Slower") { clock.daysPerSecond = max(clock.daysPerSecond / 2, 5) }
        Button("Faster") { clock.daysPerSecond = min(clock.daysPerSecond * 2, 160) }
      }
    }
    .buttonStyle(.bordered)
  }
}
