import SwiftUI
import Testing
import ViewTesting

private struct Growing: View {
  @State private var rows = 1
  @State private var height: CGFloat = 0
  @State private var changes: [String] = []

  var body: some View {
    VStack {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { old, new in
        changes.append("\(Int(old))-\(Int(new))")
        height = new
      }
      Button("More") { rows += 1 }
      Text("Height \(Int(height))")
      Text(verbatim: changes.joined(separator: " "))
    }
  }
}

private struct Guided: View {
  let tell: (CGRect) -> Void

  var body: some View {
    Color.red.frame(width: 16, height: 16)
      .alignmentGuide(HorizontalAlignment.center) { _ in -32 }
      .alignmentGuide(VerticalAlignment.center) { _ in 48 }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named("area"))
      } action: {
        tell($0)
      }
      .frame(width: 160, height: 160, alignment: .topLeading)
      .coordinateSpace(.named("area"))
  }
}

@MainActor
struct OnGeometryChangeTests {
  @Test("A view's own guides do not move the place that is told")
  func guides() {
    var places: [CGRect] = []
    _ = ViewTest(Guided { places.append($0) })
    #expect(places == [CGRect(x: 0, y: 0, width: 16, height: 16)])
  }

  @Test("The first value is told, and each that differs, in the frame of the change")
  func changes() throws {
    let app = ViewTest(Growing())
    #expect(app.exists("Height 16"))
    try app.tap("More")
    #expect(app.exists("Height 32"))
    #expect(app.exists("16-16 16-32"))
  }
}
