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

@MainActor
struct OnGeometryChangeTests {
  @Test("The first value is told, and each that differs, in the frame of the change")
  func changes() throws {
    let app = ViewTest(Growing())
    #expect(app.exists("Height 16"))
    try app.tap("More")
    #expect(app.exists("Height 32"))
    #expect(app.exists("16-16 16-32"))
  }
}
