import SwiftUI
import Testing
import ViewTesting

private struct Counter: View {
  @State private var count = 0
  var isDisabled = false

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }.disabled(isDisabled)
    }
  }
}

private struct Stamp: ButtonStyle {
  @State private var uses = 0
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(verbatim: isEnabled ? "enabled" : "not enabled")
      Text(verbatim: configuration.isPressed ? "pressed" : "released")
      Text(verbatim: "uses \(uses)")
    }
    .onChange(of: configuration.isPressed) { uses += 1 }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("Twice") {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

@MainActor
struct ButtonTests {
  @Test("A tap runs the action, and the body that reads its effect runs once")
  func tap() throws {
    let app = ViewTest(Counter())
    try app.tap("Add")
    #expect(app.exists("Count: 1"))
    #expect(app.bodiesRun == ["Counter"])
    #expect(try app.find(.button("Add")).role == .button)
  }

  @Test("S7.5 A disabled button cannot be tapped, and its action never runs")
  func disabled() throws {
    let app = ViewTest(Counter(isDisabled: true))
    #expect(throws: ViewTestError.self) { try app.tap("Add") }
    #expect(app.exists("Count: 0"))
    #expect(try !app.find(.button("Add")).isEnabled)
  }

  @Test("S7.5 A view inside a disabled one cannot be enabled")
  func disabledOutside() throws {
    let app = ViewTest(VStack { Button("Go") {}.disabled(false) }.disabled(true))
    #expect(try !app.find(.button("Go")).isEnabled)
  }

  @Test("S5.8 A value that only the action reads is not a dependency")
  func actionReads() throws {
    struct Screen: View {
      @State private var hidden = 0
      var body: some View { Button("Add") { hidden += 1 } }
    }
    let app = ViewTest(Screen())
    try app.tap("Add")
    #expect(app.bodiesRun.isEmpty)
  }

  @Test("S2.14 A style has its own state and environment")
  func styleState() throws {
    let app = ViewTest(
      VStack {
        Button("はい") {}.buttonStyle(Stamp())
      })
    #expect(app.exists("enabled") && app.exists("released") && app.exists("uses 0"))
    try app.find(.button("はい, enabled, released, uses 0")).tap()
    #expect(app.exists("released") && app.exists("uses 2"))
  }

  @Test("A primitive style decides what triggers; buttons inside it get the next style")
  func primitiveStyle() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("Count: \(count)")
        Button("Once") { count += 1 }.buttonStyle(Twice())
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Twice")
    #expect(app.exists("Count: 2"))
  }

  @Test("Every built-in style makes a button with its label")
  func builtInStyles() throws {
    let app = ViewTest(
      VStack {
        Button("a") {}.buttonStyle(.automatic)
        Button("b") {}.buttonStyle(.plain)
        Button("c") {}.buttonStyle(.bordered)
        Button("d") {}.buttonStyle(.borderedProminent)
        Button("e") {}.buttonStyle(.borderless)
        Button("f", role: .destructive) {}.buttonStyle(.link)
      }
      .controlSize(.large).buttonBorderShape(.capsule))
    #expect(app.findAll(.button()).map(\.label) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("An inner style wins over an outer one, and a change of the style is shown")
  func innerStyle() throws {
    struct Screen: View {
      @State private var isStamped = false
      var body: some View {
        Button("Stamp") { isStamped = true }.buttonStyle(.plain)
        Group {
          if isStamped {
            Button("x") {}.buttonStyle(Stamp())
          } else {
            Button("x") {}.buttonStyle(.plain)
          }
        }
        .buttonStyle(Twice())
      }
    }
    let app = ViewTest(Screen())
    #expect(!app.exists("released"))
    try app.tap("Stamp")
    #expect(app.exists("released"))
  }
}
