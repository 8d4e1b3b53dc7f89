import SwiftUI
import Testing
import ViewTesting

@MainActor
struct DrawingTests {
  @Test("Lines are drawn, undone and redone")
  func drawing() async throws {
    let app = ViewTest(Drawing())
    let paper = try app.find(.label("paper"))
    try paper.drag(by: CGSize(width: 40, height: 40))
    #expect(app.exists(.containing("1 lines")))
    try paper.drag(by: CGSize(width: 40, height: -40))
    #expect(app.exists(.containing("2 lines")))
    try app.tap("Undo")
    #expect(app.exists(.containing("1 lines")))
    try app.tap("Redo")
    #expect(app.exists(.containing("2 lines")))
    try app.tap("Undo")
    try app.tap("Undo")
    #expect(try !app.button("Undo").isEnabled)
  }
}

private struct Drawing: View {
  struct Line { var points: [CGPoint] }
  @State private var lines: [Line] = []
  @State private var undone: [Line] = []
  var body: some View {
    VStack {
      Canvas { context, size in
        for line in lines {
          var path = Path()
          path.addLines(line.points)
          context.stroke(path, with: .color(.red), lineWidth: 3)
        }
      }
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged { value in
          if value.translation == .zero {
            lines.append(Line(points: [value.location]))
          } else {
            lines[lines.count - 1].points.append(value.location)
          }
        }
      )
      .accessibilityLabel("paper")
      HStack {
        Button("Undo") { if let l = lines.popLast() { undone.append(l) } }.disabled(lines.isEmpty)
        Button("Redo") { if let l = undone.popLast() { lines.append(l) } }.disabled(undone.isEmpty)
        Text("\(lines.count) lines, \(lines.last?.points.count ?? 0) points")
      }
    }
  }
}
