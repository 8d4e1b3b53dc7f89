import LedgerModel
import SwiftUI

/// For each month two bars: what came in, what was spent.
struct FlowChart: View {
  let points: [Trend.Point]

  var body: some View {
    Canvas { context, size in
      let highest = Double(points.map { max($0.income, $0.expense) }.max() ?? 0)
      let base = Path(CGRect(x: 0, y: size.height - 1, width: size.width, height: 1))
      context.fill(base, with: .color(.gray))
      guard highest > 0 else { return }
      let step = size.width / Double(points.count)
      let width = max(step * 0.35, 0.5)
      for (index, point) in points.enumerated() {
        let x = (Double(index) + 0.5) * step
        let bars: [(Int, Double, Color)] = [
          (point.income, x - width, .green), (point.expense, x, .orange),
        ]
        for (amount, left, color) in bars where amount > 0 {
          let height = max(1, (size.height - 1) * Double(amount) / highest)
          let rect = CGRect(x: left, y: size.height - 1 - height, width: width, height: height)
          context.fill(Path(rect), with: .color(color))
        }
      }
    }
    .flipsForRightToLeftLayoutDirection(true)
  }
}
