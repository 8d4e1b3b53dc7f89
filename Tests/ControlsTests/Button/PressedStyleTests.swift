import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Log {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
}

private struct Sunken: ButtonStyle {
  let log: Log

  func makeBody(configuration: Configuration) -> some View {
    log.note("made \(configuration.isPressed)")
    return HStack {
      configuration.label
      Text(verbatim: configuration.isPressed ? "down" : "up")
    }
  }
}

private struct Pressing: View {
  let log: Log

  var body: some View {
    VStack {
      Button("Save") { log.note("saved") }.buttonStyle(Sunken(log: log))
      Button("Plain") { log.note("plain") }
      Text("Canvas").frame(width: 80, height: 32)
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { log.note("at \(Int($0.location.x))") }
            .onEnded { _ in log.note("end") })
      Text("Hold").onLongPressGesture {
        log.note("held")
      } onPressingChanged: { isPressing in
        log.note(isPressing ? "pressing" : "let go")
      }
    }
  }
}

@MainActor
struct PressedStyleTests {
  @Test("A tap tells the style that the button is pressed, then released, and then acts")
  func tap() throws {
    let log = Log()
    let app = ViewTest(Pressing(log: log))
    log.entries = []
    try app.tap("Save")
    #expect(log.entries == ["made true", "saved", "made false"])
  }

  @Test("A pressed button stays pressed until release, and does not act if released outside")
  func press() throws {
    let log = Log()
    let app = ViewTest(Pressing(log: log))
    let button = try app.button("Save, up")
    try button.press()
    #expect(app.exists("down"))
    try button.release()
    #expect(app.exists("up") && log.entries.contains("saved"))
    log.entries = []
    try button.press()
    try button.move(by: CGSize(width: 0, height: 200))
    #expect(app.exists("up"))
    try button.release(at: CGSize(width: 0, height: 200))
    #expect(!log.entries.contains("saved"))
  }

  @Test("A button without a custom style is pressed and released, too")
  func plain() throws {
    let log = Log()
    let app = ViewTest(Pressing(log: log))
    log.entries = []
    let button = try app.button("Plain")
    try button.press()
    #expect(log.entries.isEmpty)
    try button.release(at: CGSize(width: 0, height: 300))
    #expect(log.entries.isEmpty)
    try button.press()
    try button.release()
    #expect(log.entries == ["plain"])
  }

  @Test("A drag with no minimum distance begins with the press; a long press reports both")
  func gestures() async throws {
    let log = Log()
    let app = ViewTest(Pressing(log: log))
    log.entries = []
    try app.tap("Canvas")
    #expect(log.entries == ["at 40", "end"])
    log.entries = []
    try app.find("Hold").press()
    #expect(log.entries == ["pressing"])
    try await app.advance(by: .milliseconds(600))
    #expect(log.entries == ["pressing", "let go", "held"])
    try app.find("Hold").release()
    log.entries = []
    try app.tap("Hold")
    #expect(log.entries == ["pressing", "let go"])
    log.entries = []
    try app.find("Hold").longPress()
    #expect(log.entries == ["pressing", "let go", "held"])
  }

  @Test("A pressed button that is removed is released")
  func lifetime() async throws {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Leave") { dismiss() }.buttonStyle(Sunken(log: Log()))
      }
    }
    let app = ViewTest(NavigationStack { NavigationLink("Go") { Page() } })
    try await app.checkInvariants([.leavesNothing])
    try app.tap("Go")
    try await app.settle()
    try app.find(.label("Leave, up")).tap()
    try await app.settle()
    try await app.checkInvariants([.leavesNothing])
    #expect(app.exists("Go"))
  }
}
