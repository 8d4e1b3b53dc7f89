import SwiftUI
import Testing
import ViewTesting

private struct Settings: View {
  @State private var isDark = false
  @State private var volume = 0.5
  @State private var age = 30.0
  @State private var size = 0

  var body: some View {
    VStack {
      Toggle("Dark mode", isOn: $isDark)
      Slider(value: $volume, in: 0...1) { Text("Volume") }
      Slider(value: $age, in: 0...120, step: 5) { Text("Age") }
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
    }
  }
}

@MainActor
struct ValueTests {
  private let app = ViewTest(Settings())

  @Test("A tap flips a toggle")
  func toggle() throws {
    let toggle = try app.toggle("Dark mode")
    #expect(toggle.isOn == false)
    try toggle.tap()
    #expect(toggle.isOn == true)
    #expect(toggle.value == "on")
  }

  @Test("A slider moves to a value, within its range and on its steps")
  func slider() throws {
    let volume = try app.slider("Volume")
    try volume.drag(to: 0.8)
    #expect(volume.number == 0.8)
    try volume.drag(to: 7)
    #expect(volume.number == 1)
    let age = try app.slider("Age")
    try age.drag(to: 33)
    #expect(age.number == 35)
    try age.increment()
    #expect(age.number == 40)
    try age.decrement()
    #expect(age.value == "35")
  }

  @Test("A picker chooses an option by its label")
  func picker() throws {
    let picker = try app.picker("Size")
    #expect(picker.options == ["Small", "Large"])
    try picker.pick("Large")
    #expect(picker.value == "Large")
    try picker.pick(at: 0)
    #expect(picker.value == "Small")
    #expect(throws: ViewTestError.self) { try picker.pick("Huge") }
  }

  @Test("The tree shows the values")
  func tree() throws {
    #expect(
      app.outline == """
        window
          toggle "Dark mode" = off
          slider "Volume" = 0.5
          slider "Age" = 30
          picker "Size" = Small of Small | Large
        """)
  }
}
