import Foundation
import SwiftUI
import Testing
import ViewTesting

/// An object that does not report its changes.
private final class Plain {
  var isOn = false
  var count = 0
  var share = 0.2
  var letter = "a"
  var isOpen = false
  var date = Date(timeIntervalSinceReferenceDate: 0)
}

@MainActor
struct ReadAgainTests {
  private func binding<Value>(
    _ plain: Plain, _ keyPath: ReferenceWritableKeyPath<Plain, Value>
  ) -> Binding<Value> {
    Binding {
      plain[keyPath: keyPath]
    } set: {
      plain[keyPath: keyPath] = $0
    }
  }

  @Test("S3.9 A toggle shows its binding's value after it was switched")
  func toggle() throws {
    let plain = Plain()
    let app = ViewTest(Toggle("Sound", isOn: binding(plain, \.isOn)))
    try app.toggle("Sound").tap()
    #expect(plain.isOn)
    #expect(try app.toggle("Sound").isOn == true)
    try app.toggle("Sound").tap()
    #expect(try app.toggle("Sound").isOn == false)
  }

  @Test("S3.9 So does one with a custom style")
  func styledToggle() throws {
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "is on" : "is off") { configuration.isOn.toggle() }
      }
    }
    let plain = Plain()
    let app = ViewTest(Toggle("Sound", isOn: binding(plain, \.isOn)).toggleStyle(Words()))
    try app.tap("is off")
    #expect(app.exists("is on"))
  }

  @Test("S3.9 The control shows the binding's version of a value")
  func converted() throws {
    let plain = Plain()
    let least = Binding {
      plain.count
    } set: {
      plain.count = min($0 * 5, 7)
    }
    let app = ViewTest(
      VStack {
        Toggle("Never", isOn: Binding(get: { false }, set: { _ in }))
        Stepper("Guests", value: least)
      })
    try app.toggle("Never").tap()
    #expect(try app.toggle("Never").isOn == false)
    try app.stepper("Guests").increment()
    #expect(try app.stepper("Guests").number == 5)
    try app.stepper("Guests").increment()
    #expect(try app.stepper("Guests").number == 7)
  }

  @Test("S3.9 A slider, a stepper, a picker and a disclosure group follow their own writes")
  func others() throws {
    let plain = Plain()
    let app = ViewTest(
      VStack {
        Slider(value: binding(plain, \.share)) { Text("Volume") }
        Stepper("Guests", value: binding(plain, \.count), in: 0...2)
        Picker("Letter", selection: binding(plain, \.letter)) {
          ForEach(["a", "b"], id: \.self) { Text($0) }
        }
        DisclosureGroup("More", isExpanded: binding(plain, \.isOpen)) { Text("inside") }
      })
    try app.slider("Volume").drag(to: 0.7)
    #expect(try app.slider("Volume").number == plain.share && plain.share > 0.6)
    try app.stepper("Guests").increment()
    #expect(try app.stepper("Guests").number == 1)
    try app.stepper("Guests").increment()
    #expect(try app.stepper("Guests").number == 2)
    try app.picker("Letter").pick("b")
    #expect(try app.picker("Letter").value == "b")
    try app.tap("More")
    #expect(app.exists("inside"))
  }

  @Test("S3.9 So does a control bound to an unpublished property of an observed object")
  func unpublished() throws {
    final class Model: ObservableObject {
      var isOn = false
    }
    struct Switch: View {
      @ObservedObject var model: Model
      var body: some View {
        Toggle("Sound", isOn: $model.isOn)
        Text(model.isOn ? "loud" : "quiet")
      }
    }
    let app = ViewTest(Switch(model: Model()))
    try app.toggle("Sound").tap()
    #expect(try app.toggle("Sound").isOn == true)
    // S4.3: the surrounding body was not notified.
    #expect(app.exists("quiet"))
  }
}
