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

private struct Widening: View {
  let tell: (CGFloat) -> Void
  @State private var isWide = false

  var body: some View {
    VStack(alignment: .leading) {
      Color.red
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).maxX
        } action: {
          tell($0)
        }
        .frame(width: isWide ? 200 : 100)
        .padding(.leading, isWide ? 40 : 0)
      Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
    .frame(width: 300, alignment: .leading)
    .coordinateSpace(.named("area"))
  }
}

@MainActor
struct OnGeometryChangeTests {
  @Test("A view's own guides do not change the reported position")
  func guides() {
    var places: [CGRect] = []
    _ = ViewTest(Guided { places.append($0) })
    #expect(places == [CGRect(x: 0, y: 0, width: 16, height: 16)])
  }

  @Test("S11.28 An animated layout is reported once, with its final position")
  func animated() async throws {
    var places: [CGFloat] = []
    let app = ViewTest(Widening { places.append($0) }, size: CGSize(width: 300, height: 100))
    #expect(places == [100])
    try app.tap("Widen")
    #expect(places == [100, 240])
    for _ in 1...10 { try await app.advance(by: .milliseconds(120)) }
    #expect(places == [100, 240])
  }

  @Test("The first value is reported, and each different one, in the frame of the change")
  func changes() throws {
    let app = ViewTest(Growing())
    #expect(app.exists("Height 16"))
    try app.tap("More")
    #expect(app.exists("Height 32"))
    #expect(app.exists("16-16 16-32"))
  }
}
