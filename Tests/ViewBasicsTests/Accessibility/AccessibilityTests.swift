import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor
struct AccessibilityTests {
  @Test("What a screen reader reads: name, value, role, hint, in order")
  func spoken() {
    let app = ViewTest(
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("later").accessibilitySortPriority(-1)
        Text("Volume").accessibilityValue("40 percent").accessibilityHint("Swipe to change")
        Image(systemName: "star").accessibilityHidden(true)
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .combine)
        Button("Go") {}.disabled(true)
      })
    #expect(
      app.spoken == [
        "Title, heading", "Volume, 40 percent, Swipe to change", "a, b", "Go, button, dimmed",
        "later",
      ])
  }

  @Test("Fields have their roles, rows their selection, and a section is a heading")
  func kinds() throws {
    struct Screen: View {
      @State private var choice: String? = "Two"
      @State private var name = "Ada"

      var body: some View {
        List(selection: $choice) {
          Section("Numbers") {
            ForEach(["One", "Two"], id: \.self) { Label($0, systemImage: "number") }
          }
        }
        TextField("Name", text: $name)
        SecureField("Password", text: .constant("secret"))
      }
    }
    let app = ViewTest(Screen())
    #expect(
      app.spoken == [
        "Numbers, heading", "One", "Two, selected", "Name, Ada, text field",
        "Password, ••••••, secure text field",
      ])
  }

  @Test("A disabled element is reported as such, and updates")
  func disabledElements() throws {
    struct Screen: View {
      @State private var isOff = true

      var body: some View {
        VStack {
          Circle().accessibilityElement().accessibilityLabel("Pie")
          HStack {
            Text("a")
            Text("b")
          }
          .accessibilityElement(children: .combine)
        }
        .disabled(isOff)
        Button("Switch") { isOff.toggle() }
      }
    }
    let app = ViewTest(Screen())
    #expect(app.spoken == ["Pie, dimmed", "a, b, dimmed", "Switch, button"])
    try app.tap("Switch")
    #expect(app.spoken == ["Pie", "a, b", "Switch, button"])
  }

  @Test("Actions of a view are available by name")
  func actions() throws {
    struct Screen: View {
      @State private var log = ""
      var body: some View {
        Text("Message")
          .accessibilityAction { log += "d" }
          .accessibilityAction(named: "Reply") { log += "r" }
          .accessibilityAction(.escape) { log += "e" }
        Text(verbatim: "log \(log)")
      }
    }
    let app = ViewTest(Screen())
    let message = try app.find("Message")
    #expect(message.namedActions == ["activate", "Reply", "escape"])
    try message.performAction()
    try message.performAction(named: "Reply")
    try message.performAction(named: "escape")
    #expect(app.exists("log dre"))
  }

  @Test("An adjustable view is incremented and decremented")
  func adjustable() throws {
    struct Stars: View {
      @State private var count = 3
      var body: some View {
        Text(verbatim: String(repeating: "★", count: count))
          .accessibilityLabel("Rating")
          .accessibilityValue("\(count)")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: count += 1
            case .decrement: count -= 1
            @unknown default: break
            }
          }
      }
    }
    let app = ViewTest(Stars())
    try app.find("Rating").increment()
    try app.find("Rating").increment()
    try app.find("Rating").decrement()
    #expect(try app.find("Rating").value == "4")
  }

  @Test("A representation replaces the drawn view")
  func representation() throws {
    struct Dial: View {
      @State private var value = 0.5
      var body: some View {
        Text("dial").accessibilityRepresentation {
          Slider(value: $value, in: 0...1) { Text("Volume") }
        }
        Text(verbatim: "value \(value)")
      }
    }
    let app = ViewTest(Dial())
    #expect(!app.spoken.contains("dial"))
    try app.find(.slider("Volume")).drag(to: 0.75)
    #expect(app.exists("value 0.75"))
  }

  @Test("Input labels find the view, too")
  func inputLabels() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Button("Compose") { isOn = true }.accessibilityInputLabels(["Write", "New"])
        if isOn { Text("on") }
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Write")
    #expect(app.exists("on"))
  }

  @Test("The older names do the same")
  func former() throws {
    let app = ViewTest(
      Text("x").accessibility(label: Text("Name")).accessibility(value: Text("v"))
        .accessibility(identifier: "id"))
    #expect(try app.find(.identifier("id")).label == "Name")
    #expect(try app.find("Name").value == "v")
  }

  @Test("Conditional accessibility applies while its condition holds, on the same view")
  func conditions() throws {
    struct Screen: View {
      @State private var says = false
      var body: some View {
        VStack {
          Counter()
            .accessibilityLabel("named", isEnabled: says)
            .accessibilityHint(String("hinted"), isEnabled: says)
            .accessibilityValue(Text("valued"), isEnabled: says)
            .accessibilityInputLabels(["other"], isEnabled: says)
            .accessibilityIdentifier("counter", isEnabled: says)
          Text("secret").accessibilityHidden(true, isEnabled: says)
          Button("say") { says.toggle() }
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
    }
    let app = ViewTest(Screen())
    try app.tap("count 0")
    #expect(!app.exists(.identifier("counter")))
    #expect(app.spoken.contains { $0.contains("secret") })
    try app.tap("say")
    let counter = try app.find(.identifier("counter"))
    #expect(counter.label == "named" && counter.hint == "hinted" && counter.value == "valued")
    #expect(counter.displayedText == "count 1")
    #expect(!app.spoken.contains { $0.contains("secret") })
    try app.tap("say")
    #expect(app.exists("count 1") && !app.exists(.identifier("counter")))
  }

  @Test("Labels, values and action names follow the language, though no body runs")
  func language() throws {
    struct Amount: View {
      var body: some View {
        Color.red
          .accessibilityElement()
          .accessibilityIdentifier("amount")
          .accessibilityLabel(Text(1.5, format: .number))
          .accessibilityValue(Text(0.25, format: .percent))
          .accessibilityAction(named: Text(2.5, format: .number)) {}
      }
    }
    let app = ViewTest(Amount(), locale: Locale(identifier: "en_US"))
    #expect(try app.find(.identifier("amount")).label == "1.5")
    app.changeEnvironment(locale: Locale(identifier: "de_DE"))
    let amount = try app.find(.identifier("amount"))
    #expect(amount.label == "1,5")
    #expect(app.tree.contains("25\u{A0}%"))
    try amount.performAction(named: "2,5")
  }
}
