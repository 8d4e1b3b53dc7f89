import SwiftUI
import Testing
import ViewTesting

private struct Row: View {
  @State private var log = "-"
  @State private var offset: CGFloat = 0

  var body: some View {
    Text("Row")
      .gesture(TapGesture().modifiers(.control).onEnded { log = "toggled" })
      .gesture(TapGesture().modifiers([.shift, .option]).onEnded { log = "extended" })
      .onTapGesture { log = "chosen" }
    Text("Knob")
      .gesture(
        DragGesture(minimumDistance: 0).modifiers(.option)
          .onChanged { offset = $0.translation.width })
    Text(verbatim: "log \(log), offset \(Int(offset))")
  }
}

@MainActor
struct ModifiersGestureTests {
  @Test("A gesture with modifiers applies while the keys are held, else the surrounding one does")
  func taps() throws {
    let app = ViewTest(Row())
    let row = try app.find("Row")
    try row.tap(holding: .control)
    #expect(app.exists(.containing("log toggled")))
    try row.tap(holding: [.shift, .option, .command])
    #expect(app.exists(.containing("log extended")))
    try row.tap(holding: .shift)
    #expect(app.exists(.containing("log chosen")))
    try row.tap(holding: .control)
    try row.tap(holding: [])
    #expect(app.exists(.containing("log chosen")))
  }

  @Test("A drag without the keys is not recognised")
  func drags() throws {
    let app = ViewTest(Row())
    let knob = try app.find("Knob")
    try knob.drag(by: CGSize(width: 40, height: 0))
    #expect(app.exists(.containing("offset 0")))
    try knob.tap(holding: .option)
    #expect(app.exists(.containing("offset 0")))
  }
}
