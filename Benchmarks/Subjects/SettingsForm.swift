import SwiftUI

/// A form of forty controls, four per section.
struct SettingsForm: View {
  let levers: Levers<Int>

  var body: some View {
    Form {
      ForEach(0..<10) { SettingsSection(number: $0, levers: levers) }
    }
  }
}

struct SettingsSection: View {
  let number: Int
  let levers: Levers<Int>
  @State private var choice = 0
  @State private var isOn = false
  @State private var name = ""
  @State private var amount = 0.5

  var body: some View {
    let _ = levers.connect(number, $choice)
    Section("Section \(number)") {
      Toggle("On", isOn: $isOn)
      TextField("Name", text: $name)
      Slider(value: $amount)
      Picker("Choice", selection: $choice) {
        ForEach(0..<3) { Text("Choice \($0)").tag($0) }
      }
    }
  }
}
