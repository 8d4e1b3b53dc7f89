import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ImageDrawingTests {
  @Test("A drawn image has the size and the label that the app sets")
  func drawing() throws {
    let app = ViewTest(Drawn())
    let image = try app.find(.image("Dot"))
    #expect(image.frame.size == CGSize(width: 24, height: 16))
  }
}

private struct Drawn: View {
  var body: some View {
    Image(size: CGSize(width: 24, height: 16), label: Text("Dot")) { context in
      context.fill(Path(ellipseIn: CGRect(x: 4, y: 0, width: 16, height: 16)), with: .color(.red))
    }
  }
}
