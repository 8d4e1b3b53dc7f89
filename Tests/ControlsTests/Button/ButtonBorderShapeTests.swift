import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ButtonBorderShapeTests {
  private let room = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test("Each shape can be drawn")
  func paths() {
    let circle = ButtonBorderShape.circle.path(in: room)
    #expect(circle.boundingRect == CGRect(x: 30, y: 0, width: 40, height: 40))
    let capsule = ButtonBorderShape.capsule
    #expect(!capsule.path(in: room).contains(CGPoint(x: 2, y: 2)))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 2).path(in: room).contains(CGPoint(x: 2, y: 2)))
  }

  @Test("It can be inset on all sides")
  func inset() {
    let inset = ButtonBorderShape.capsule.inset(by: 10).path(in: room)
    #expect(inset.boundingRect == CGRect(x: 10, y: 10, width: 80, height: 20))
    let app = ViewTest(
      Text("New").padding(8).background(.tint, in: ButtonBorderShape.capsule)
        .overlay { ButtonBorderShape.capsule.strokeBorder(.red) })
    #expect(app.exists("New"))
  }
}
