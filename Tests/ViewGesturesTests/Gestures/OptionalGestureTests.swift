import SwiftUI
import Testing
import ViewTesting

private struct Card: View {
  @State private var isMovable = false
  @State private var isTold = true
  @State private var log: [String] = []
  @State private var count = 0
  @GestureState private var offset: CGSize = .zero

  var body: some View {
    VStack {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("card")
        .onTapGesture { count += 1 }
        .gesture(isMovable ? drag : nil)
        .simultaneousGesture(isTold ? TapGesture().onEnded { log.append("beside") } : nil)
        .highPriorityGesture(
          isMovable && !isTold ? TapGesture().onEnded { log.append("high") } : nil)
      Toggle("Movable", isOn: $isMovable)
      Toggle("Told", isOn: $isTold)
      Text(verbatim: "x \(Int(offset.width))")
      Text(verbatim: "taps \(count)")
      Text(verbatim: "log \(log.joined(separator: " "))")
    }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($offset) { value, state, _ in state = value.translation }
      .onEnded { _ in log.append("moved") }
  }
}

@MainActor
struct OptionalGestureTests {
  @Test("A nil gesture does nothing, and works once it is set")
  func missing() throws {
    let app = ViewTest(Card())
    let card = try app.find(.identifier("card"))
    try card.tap()
    #expect(app.exists("taps 1") && app.exists("log beside"))
    #expect(throws: ViewTestError.self) { try card.drag(by: CGSize(width: 40, height: 0)) }
    try app.tap("Movable")
    try card.drag(by: CGSize(width: 40, height: 0))
    #expect(app.exists("log beside moved"))
    try app.tap("Told")
    try card.tap()
    #expect(app.exists("log beside moved high"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S9.3 A gesture removed in progress resets its state")
  func takenAway() throws {
    let app = ViewTest(Card())
    try app.tap("Told")
    try app.tap("Movable")
    let card = try app.find(.identifier("card"))
    try card.press()
    try card.move(by: CGSize(width: 30, height: 0))
    #expect(app.exists("x 30"))
    try app.tap("Movable")
    #expect(app.exists("x 0"))
    try app.tap("Movable")
    #expect(app.exists("x 0") && app.exists("log "))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A conditional gesture is a gesture, and combines with others")
  func isGesture() throws {
    func beside<G: Gesture>(_ gesture: G) -> some Gesture {
      gesture.simultaneously(with: TapGesture())
    }
    var ended = 0
    let none: TapGesture? = nil
    let app = ViewTest(
      VStack {
        Text("First").gesture(beside(none).onEnded { _ in ended += 1 })
        Text("Second").gesture(Optional(TapGesture()).onEnded { ended += 10 })
      })
    try app.tap("First")
    try app.tap("Second")
    #expect(ended == 11)
    #expect([1].first.map { $0 + 1 } == 2)
  }
}
