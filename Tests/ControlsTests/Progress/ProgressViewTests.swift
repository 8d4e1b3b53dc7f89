import SwiftUI
import Testing
import ViewTesting

private struct Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    configuration.label
  }
}

@MainActor
struct ProgressViewTests {
  @Test("Its value is the fraction, within 0 and 1")
  func fraction() throws {
    let app = ViewTest(
      VStack {
        ProgressView("読み込み中", value: 3, total: 4)
        ProgressView("over", value: 9.0, total: 4)
        ProgressView("odd", value: 1.0, total: 0)
      })
    #expect(try app.find(.progress("読み込み中")).number == 0.75)
    #expect(try app.find(.progress("over")).number == 1)
    #expect(try app.find(.progress("odd")).number == 0)
  }

  @Test("Without a value, its length is unknown")
  func indeterminate() throws {
    let app = ViewTest(ProgressView())
    #expect(try app.find(.progress()).value == "indeterminate")
    let unknown = ViewTest(ProgressView(value: Double?.none))
    #expect(unknown.exists(.progress()))
  }

  @Test("A custom style receives the fraction and the label")
  func ownStyle() throws {
    let app = ViewTest(ProgressView("Up", value: 0.5).progressViewStyle(Ring()))
    #expect(app.exists("50 %") && app.exists("Up"))
    let others = ViewTest(
      VStack {
        ProgressView().progressViewStyle(.circular)
        ProgressView(value: 0.1).progressViewStyle(.linear)
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
      })
    #expect(others.findAll(.progress()).count == 3)
  }

  @Test("A spinner's label is centred below it; a bar's label is above its leading end")
  func label() throws {
    let wheel = ViewTest(ProgressView("読み込み中"))
    let name = try wheel.find(.text("読み込み中")).frame
    let whole = try wheel.find(.progress()).frame
    #expect(name.maxY == whole.maxY && name.minY > whole.minY)
    #expect(name.midX == whole.midX)
    let bar = ViewTest(ProgressView("Up", value: 0.5))
    let above = try bar.find(.text("Up")).frame
    #expect(try above.origin == bar.find(.progress("Up")).frame.origin)
  }
}
