import SwiftUI

/// A line through values at equal distances, with the ground below it shaded.
struct LineChart: View {
  let values: [Double]

  var body: some View {
    ZStack {
      Line(values: values, isClosed: true)
        .fill(
          LinearGradient(
            colors: [.accentColor.opacity(0.35), .accentColor.opacity(0.05)], startPoint: .top,
            endPoint: .bottom))
      Line(values: values, isClosed: false)
        .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
    }
  }
}

private struct Line: Shape {
  let values: [Double]
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    guard let least = values.min(), let most = values.max(), values.count > 1 else { return Path() }
    let low = min(least, 0)
    let span = max(most - low, 1)
    var path = Path()
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + rect.width * Double(index) / Double(values.count - 1),
        y: rect.maxY - rect.height * (value - low) / span)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}
