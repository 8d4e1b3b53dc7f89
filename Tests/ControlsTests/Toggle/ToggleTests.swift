import SwiftUI
import Testing
import ViewTesting

private struct Settings: View {
  @State private var isOn = false
  @State private var items = [Item(isDone: true), Item(isDone: false)]

  struct Item: Identifiable {
    let id = UUID()
    var isDone: Bool
  }

  var body: some View {
    VStack {
      Toggle("通知", isOn: $isOn)
      Text(verbatim: isOn ? "on" : "off")
      Toggle("All", sources: $items, isOn: \.isDone)
      Text(verbatim: "\(items.filter(\.isDone).count) done")
    }
  }
}

private struct Tick: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: configuration.isOn ? "✓" : "–")
      configuration.label
    }
  }
}

@MainActor
struct ToggleTests {
  @Test("A tap toggles it, and the element has the value")
  func tap() throws {
    let app = ViewTest(Settings())
    #expect(try app.find(.toggle("通知")).isOn == false)
    try app.tap(.toggle("通知"))
    #expect(app.exists("on"))
    #expect(try app.find(.toggle("通知")).isOn == true)
    #expect(app.bodiesRun == ["Settings"])
  }

  @Test("A toggle with several sources is on when all are, and sets them all")
  func sources() throws {
    let app = ViewTest(Settings())
    #expect(try app.find(.toggle("All")).isOn == false)
    try app.tap(.toggle("All"))
    #expect(app.exists("2 done"))
    try app.tap(.toggle("All"))
    #expect(app.exists("0 done"))
  }

  @Test("A binding that refuses the change restores the host's old value")
  func refused() throws {
    let app = ViewTest(Toggle("Fixed", isOn: .constant(false)))
    try app.tap(.toggle("Fixed"))
    #expect(try app.find(.toggle("Fixed")).isOn == false)
  }

  @Test("A toggle with a custom style is still a toggle")
  func ownStyle() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Mute", isOn: $isOn).toggleStyle(Tick()) }
    }
    let app = ViewTest(Screen())
    #expect(app.exists("–"))
    try app.tap(.toggle())
    #expect(app.exists("✓"))
  }

  @Test("Every built-in style makes one toggle with its label")
  func builtInStyles() throws {
    let app = ViewTest(
      VStack {
        Toggle("a", isOn: .constant(true)).toggleStyle(.automatic)
        Toggle("b", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("c", isOn: .constant(true)).toggleStyle(.checkbox)
        Toggle("d", isOn: .constant(true)).toggleStyle(.button)
        Toggle("e", isOn: .constant(true)).labelsHidden()
      })
    #expect(app.findAll(.toggle()).map(\.label) == ["a", "b", "c", "d", "e"])
    #expect(!app.exists(.text("e")))
  }

  @Test("S11.5 A control with a hidden label keeps the usual spacing to its neighbour")
  func spacing() throws {
    let app = ViewTest(
      HStack {
        Button("before") {}
        Picker("p", selection: .constant(0)) { Text("one").tag(0) }.pickerStyle(.menu)
          .labelsHidden()
        Toggle("t", isOn: .constant(true)).labelsHidden()
        Button("after") {}
      })
    let frames = try [
      app.button("before"), app.find(.picker()), app.find(.toggle()), app.button("after"),
    ].map(\.frame)
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(next.minX - one.maxX == 8) }
  }

  @Test("S7.5 A disabled toggle cannot be switched")
  func disabled() throws {
    let app = ViewTest(Settings().disabled(true))
    #expect(throws: ViewTestError.self) { try app.tap(.toggle("通知")) }
    #expect(app.exists("off"))
  }

  @Test("A style that applies another style to its toggle keeps it mixed")
  func mixedAgain() throws {
    struct Telling: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isMixed ? "mixed" : "whole")
      }
    }
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(Telling())
      }
    }
    struct Lamp: Identifiable {
      let id: Int
      var isOn: Binding<Bool>
    }
    struct Lamps: View {
      @State private var first = true
      @State private var second = false
      var body: some View {
        let lamps = [Lamp(id: 1, isOn: $first), Lamp(id: 2, isOn: $second)]
        Toggle("All", sources: lamps, isOn: \.isOn).toggleStyle(Framed())
        Button("Second") { second.toggle() }
      }
    }
    let app = ViewTest(VStack { Lamps() })
    #expect(app.exists("mixed"))
    try app.tap("Second")
    #expect(app.exists("whole"))
  }
}
