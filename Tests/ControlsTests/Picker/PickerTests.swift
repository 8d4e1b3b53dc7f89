import SwiftUI
import Testing
import ViewTesting

private enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, matcha
  var id: Self { self }
}

@Observable
private final class OptionModel {
  var name = "x"
}

private struct Ice: View {
  @State private var flavor = Flavor.vanilla
  @State private var topping: Flavor?
  @State private var count = 7
  @State private var names = ["a", "b"]

  var body: some View {
    VStack {
      Picker("味", selection: $flavor) {
        ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) }
      }
      Picker("Topping", selection: $topping) {
        Text("None").tag(Flavor?.none)
        Text("抹茶").tag(Flavor.matcha)
      }
      .pickerStyle(.segmented)
      Text(verbatim: "\(flavor) \(topping.map { "\($0)" } ?? "none")")
    }
  }
}

@MainActor
struct PickerTests {
  @Test("ForEach tags its elements by their ids; choosing writes the selection")
  func ids() throws {
    let app = ViewTest(Ice())
    let picker = try app.find(.picker("味"))
    #expect(picker.options == ["vanilla", "matcha"])
    #expect(picker.value == "vanilla")
    try picker.pick("matcha")
    #expect(app.exists("matcha none"))
    #expect(picker.value == "matcha")
    #expect(app.diagnostics.isEmpty)
  }

  @Test("An optional selection accepts optional tags and tags of the wrapped type")
  func optional() throws {
    let app = ViewTest(Ice())
    let picker = try app.find(.picker("Topping"))
    #expect(picker.value == "None")
    try picker.pick("抹茶")
    #expect(app.exists("vanilla matcha"))
    try picker.pick("None")
    #expect(app.exists("vanilla none"))
  }

  @Test("S1.8 Options of a constant range are tagged by their position, not by their number")
  func constantRange() throws {
    struct Guests: View {
      @State private var guests = 2
      @State private var chairs = 2

      var body: some View {
        Picker("Guests", selection: $guests) { ForEach(2..<10) { Text("\($0) people") } }
        Picker("Chairs", selection: $chairs) {
          ForEach(2..<10, id: \.self) { Text("\($0) chairs") }
        }
        Text("guests \(guests), chairs \(chairs)")
      }
    }
    let app = ViewTest(Guests())
    #expect(try app.find(.picker("Guests")).value == "4 people")
    #expect(try app.find(.picker("Chairs")).value == "2 chairs")
    try app.find(.picker("Guests")).pick("3 people")
    try app.find(.picker("Chairs")).pick("3 chairs")
    #expect(app.exists("guests 1, chairs 3"))
  }

  @Test("D21 A selection without a tag is reported, and nothing is chosen")
  func unmatched() throws {
    let app = ViewTest(
      Picker("Count", selection: .constant(7)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      })
    #expect(app.diagnostics.count == 1)
    #expect(try app.find(.picker("Count")).value == "none")
  }

  @Test("D21 A selection that follows changed options in onChange is not reported")
  func followingSelection() throws {
    struct Converter: View {
      let kinds = ["Length", "Mass"]
      let units = [["m", "km"], ["g", "kg"]]
      @State private var kind = 0
      @State private var unit = "m"
      @State private var isKept = false
      var body: some View {
        Picker("Kind", selection: $kind) {
          ForEach(kinds.indices, id: \.self) { Text(kinds[$0]) }
        }
        Picker("Unit", selection: $unit) {
          ForEach(units[kind], id: \.self) { Text($0) }
        }
        Toggle("Keep", isOn: $isKept)
          .onChange(of: kind) { if !isKept { unit = units[kind][0] } }
      }
    }
    let app = ViewTest(Converter())
    try app.find(.picker("Kind")).pick("Mass")
    #expect(try app.find(.picker("Unit")).value == "g")
    #expect(app.diagnostics.isEmpty)
    try app.tap("Keep")
    try app.find(.picker("Kind")).pick("Length")
    #expect(app.diagnostics.count == 1)
  }

  @Test("Options can be added, removed and renamed")
  func changing() throws {
    struct Screen: View {
      @State private var names = ["a", "b"]
      @State private var chosen = "a"
      var body: some View {
        Picker("Name", selection: $chosen) {
          ForEach(names, id: \.self) { Text($0) }
        }
        Button("Add") { names.append("ん") }
        Button("Clear") { names = ["a"] }
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Add")
    #expect(try app.find(.picker("Name")).options == ["a", "b", "ん"])
    try app.find(.picker("Name")).pick("ん")
    #expect(try app.find(.picker("Name")).value == "ん")
    try app.find(.picker("Name")).pick("a")
    try app.tap("Clear")
    #expect(try app.find(.picker("Name")).options == ["a"])
  }

  @Test("An option's own state changes its label without its owner's body")
  func optionState() throws {
    struct Option: View {
      let model: OptionModel
      var body: some View { Text(model.name) }
    }
    let model = OptionModel()
    let app = ViewTest(Picker("P", selection: .constant(1)) { Option(model: model).tag(1) })
    #expect(try app.find(.picker("P")).options == ["x"])
    model.name = "y"
    #expect(try app.find(.picker("P")).options == ["y"])
    #expect(app.bodiesRun == ["Option"])
  }

  @Test("Every style makes a picker with the same options")
  func styles() throws {
    let options = ForEach(0..<2) { Text("\($0)") }
    let app = ViewTest(
      VStack {
        Picker("a", selection: .constant(1)) { options }.pickerStyle(.automatic)
        Picker("b", selection: .constant(1)) { options }.pickerStyle(.menu)
        Picker("c", selection: .constant(1)) { options }.pickerStyle(.segmented)
        Picker("d", selection: .constant(1)) { options }.pickerStyle(.inline)
        Picker("e", selection: .constant(1)) { options }.pickerStyle(.wheel)
        Picker("f", selection: .constant(1)) { options }.pickerStyle(.radioGroup)
        Picker("g", selection: .constant(1)) { options }.pickerStyle(.palette)
        Picker("h", selection: .constant(1)) { options }.pickerStyle(.navigationLink)
      })
    #expect(app.findAll(.picker()).map(\.value) == Array(repeating: "1", count: 8))
  }
}
