import SwiftUI

/// A ring whose parts are as long as their share of the whole.
struct DonutChart: View {
  struct Slice: Hashable {
    var fraction: Double
    let color: Color
  }

  let slices: [Slice]
  /// How much of the ring is there: it grows when it comes.
  @State private var extent = 0.0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Ring(slices: slices, extent: extent)
      .onAppear {
        withAnimation(reducesMotion ? nil : .easeOut(duration: 0.4)) { extent = 1 }
      }
      .accessibilityHidden(true)
  }
}

private struct Ring: View, Animatable {
  let slices: [DonutChart.Slice]
  var extent: Double

  nonisolated var animatableData: Double {
    get { extent }
    set { extent = newValue }
  }

  var body: some View {
    Canvas { context, size in
      let side = min(size.width, size.height)
      let width = side * 0.22
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      var start = Angle.degrees(-90)
      for slice in slices {
        let end = start + .degrees(360 * slice.fraction * extent)
        var path = Path()
        path.addArc(
          center: center, radius: (side - width) / 2, startAngle: start, endAngle: end,
          clockwise: false)
        context.stroke(path, with: .color(slice.color), lineWidth: width)
        start = end
      }
    }
  }
}
