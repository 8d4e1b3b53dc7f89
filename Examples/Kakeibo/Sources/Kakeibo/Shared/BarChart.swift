import SwiftUI

/// Bars side by side, from the bottom up.
struct BarChart: View {
  struct Bar: Identifiable, Hashable {
    let id: Int
    let value: Double
    var isMarked = false
  }

  let bars: [Bar]
  var color = Color.accentColor

  var body: some View {
    Canvas { context, size in
      let highest = bars.map(\.value).max() ?? 0
      guard highest > 0, !bars.isEmpty else {
        context.fill(
          Path(CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)),
          with: .color(.gray))
        return
      }
      let step = size.width / Double(bars.count)
      let gap = min(step * 0.2, 4)
      for (index, bar) in bars.enumerated() {
        let height = max(bar.value > 0 ? 2 : 1, size.height * bar.value / highest)
        let rect = CGRect(
          x: Double(index) * step + gap / 2, y: size.height - height, width: step - gap,
          height: height)
        let shading: GraphicsContext.Shading =
          bar.value > 0 ? .color(bar.isMarked ? .orange : color) : .color(.gray.opacity(0.4))
        context.fill(Path(roundedRect: rect, cornerRadius: min(2, step / 4)), with: shading)
      }
    }
    .flipsForRightToLeftLayoutDirection(true)
  }
}
