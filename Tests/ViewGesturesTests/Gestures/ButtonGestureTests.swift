import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Log {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
}

private struct Card: View {
  let log: Log

  var body: some View {
    VStack {
      Button("Plain") { log.note("plain") }
      Button("Styled") { log.note("styled") }.buttonStyle(Pressed(log: log))
      Text("Tapped").onTapGesture { log.note("tapped") }
    }
    .frame(width: 400, height: 200)
    .gesture(
      DragGesture().onChanged { _ in log.note("drag") }.onEnded { _ in log.note("end") })
  }
}

private struct Pressed: ButtonStyle {
  let log: Log

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in
      log.note(isPressed ? "down" : "up")
    }
  }
}

private struct Taps: View {
  let log: Log

  var body: some View {
    VStack {
      Button("Simultaneous") { log.note("button") }
        .simultaneousGesture(TapGesture().onEnded { log.note("tap") })
      Button("High") { log.note("button") }
        .highPriorityGesture(TapGesture().onEnded { log.note("tap") })
      Button("Normal") { log.note("button") }
        .gesture(TapGesture().onEnded { log.note("tap") })
      Button("Pressed long") { log.note("button") }
        .simultaneousGesture(LongPressGesture().onEnded { _ in log.note("long") })
      Button("Silenced") { log.note("button") }
        .gesture(TapGesture().onEnded { log.note("tap") }, including: .gesture)
    }
  }
}

private struct Doubled: View {
  let log: Log

  var body: some View {
    Text("Picture")
      .onTapGesture(count: 2) { log.note("double") }
      .onTapGesture { log.note("single") }
  }
}

/// Views with a tap and a long press.
private struct TapOrHold: View {
  let log: Log

  var body: some View {
    VStack {
      Text("Tap first").onTapGesture { log.note("tap") }
        .onLongPressGesture { log.note("long") }
      Text("Hold first").onLongPressGesture { log.note("long") }
        .onTapGesture { log.note("tap") }
      Button("Button") { log.note("tap") }.onLongPressGesture { log.note("long") }
    }
    .gesture(DragGesture().onChanged { _ in log.note("drag") })
  }
}

private struct TappedRow: View {
  let log: Log

  var body: some View {
    HStack {
      Text("Row")
      Button("More") { log.note("more") }
    }
    .onTapGesture { log.note("row") }
  }
}

/// A custom gesture with an inferred value type.
private struct Nudge: Gesture {
  let action: (CGSize) -> Void

  var body: some Gesture {
    DragGesture(minimumDistance: 0).onEnded { action($0.translation) }
  }
}

private struct Nudged: View {
  @State private var text = "still"

  var body: some View {
    Text(text).frame(width: 100, height: 100)
      .gesture(Nudge { text = "\(Int($0.width))" })
  }
}

@MainActor
struct ButtonGestureTests {
  @Test(
    "A drag that begins on a button reaches the surrounding gesture, and the button does not act")
  func dragFromButton() throws {
    let log = Log()
    let app = ViewTest(Card(log: log))
    for name in ["Plain", "Tapped"] {
      log.entries = []
      try app.find(.named(name)).drag(by: CGSize(width: 60, height: 0))
      #expect(log.entries == ["drag", "drag", "drag", "drag", "end"], "\(name)")
    }
    log.entries = []
    try app.button("Styled").drag(by: CGSize(width: 60, height: 0))
    #expect(log.entries == ["down", "drag", "up", "drag", "drag", "drag", "end"])
  }

  @Test("A button inside a gesture is pressed by a click and by a key")
  func click() throws {
    let log = Log()
    let app = ViewTest(Card(log: log))
    for name in ["Plain", "Styled"] {
      log.entries = []
      try app.button(name).press()
      try app.button(name).release()
      #expect(log.entries.filter { $0 == name.lowercased() } == [name.lowercased()])
      try app.tap(.button(name))
      #expect(log.entries.filter { $0 == name.lowercased() }.count == 2)
    }
    log.entries = []
    try app.tap("Tapped")
    #expect(log.entries == ["tapped"])
  }

  @Test("A simultaneous tap is recognised beside the button's action, a high-priority one instead")
  func priorities() throws {
    let log = Log()
    let app = ViewTest(Taps(log: log))
    try app.tap("Simultaneous")
    #expect(log.entries == ["button", "tap"])
    log.entries = []
    try app.tap("High")
    #expect(log.entries == ["tap"])
    log.entries = []
    try app.tap("Normal")
    #expect(log.entries == ["button"])
    log.entries = []
    try app.tap("Silenced")
    #expect(log.entries == ["tap"])
  }

  @Test("A button does not block taps beside it from the surrounding view")
  func tapsBesideAButton() throws {
    let log = Log()
    let app = ViewTest(TappedRow(log: log))
    try app.tap("More")
    try app.tap("Row")
    try app.tap("Row")
    #expect(log.entries == ["more", "row", "row"])
  }

  @Test(
    "A view with tap, long press and drag recognises each",
    arguments: ["Tap first", "Hold first", "Button"])
  func tapOrHold(_ name: String) async throws {
    let log = Log()
    let app = ViewTest(TapOrHold(log: log))
    let view = try app.find(.named(name))
    try view.press()
    try view.release()
    #expect(log.entries == ["tap"])
    try view.press()
    try await app.advance(by: .seconds(1))
    try view.release()
    #expect(log.entries == ["tap", "long"])
    try view.tap()
    #expect(log.entries == ["tap", "long", "tap"])
    try view.press()
    try view.move(by: CGSize(width: 60, height: 0))
    try await app.advance(by: .seconds(1))
    try view.release(at: CGSize(width: 60, height: 0))
    #expect(log.entries == ["tap", "long", "tap", "drag"])
    log.entries = []
    try app.find(.named(name)).longPress()
    #expect(log.entries == ["long"])
  }

  @Test("A long press together with a button's own press")
  func longPress() async throws {
    let log = Log()
    let app = ViewTest(Taps(log: log))
    let button = try app.button("Pressed long")
    try button.press()
    try await app.advance(by: .milliseconds(600))
    #expect(log.entries == ["long"])
    try button.release()
    #expect(log.entries == ["long", "button"])
  }

  @Test("A single tap waits for a double tap inside, and fails if that is recognised")
  func doubleTap() async throws {
    let log = Log()
    let app = ViewTest(Doubled(log: log))
    try app.tap("Picture")
    #expect(log.entries.isEmpty)
    try await app.advance(by: .milliseconds(400))
    #expect(log.entries == ["single"])
    log.entries = []
    try app.tap("Picture")
    try app.tap("Picture")
    try await app.advance(by: .milliseconds(400))
    #expect(log.entries == ["double"])
  }

  @Test("A custom gesture need not declare its value type")
  func ownGesture() throws {
    let app = ViewTest(Nudged())
    try app.find("still").drag(by: CGSize(width: 24, height: 0))
    #expect(app.exists("24"))
  }
}
