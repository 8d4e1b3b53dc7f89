import SwiftUI
import Testing
import ViewTesting

private struct Board: View {
  @State private var offset = CGSize.zero
  @State private var isHeld = false

  var body: some View {
    VStack {
      Text("moved \(Int(offset.width)), held \(isHeld)")
      VStack {
        Text("Piece")
        Rectangle().frame(width: 80, height: 80)
          .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Board")
      HStack {
        Text("A long text that takes the middle of its row")
        Circle().frame(width: 20, height: 20)
          .onLongPressGesture { isHeld = true }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Row")
    }
  }
}

@MainActor
struct GestureTargetTests {
  @Test("A drag of a labelled container reaches the gesture inside it")
  func drag() throws {
    let app = ViewTest(Board())
    try app.find("Board").drag(by: CGSize(width: 24, height: 0))
    #expect(app.exists("moved 24, held false"))
  }

  @Test("A view not under its centre is found all the same")
  func aside() throws {
    let app = ViewTest(Board())
    try app.find("Row").longPress()
    #expect(app.exists("moved 0, held true"))
  }
}
