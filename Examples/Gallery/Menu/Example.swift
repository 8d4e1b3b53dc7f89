import SwiftUI

/// One entry of the menu.
enum Example: String, CaseIterable, Identifiable {
  case counter = "Counter"
  case todo = "Todo list"
  case temperature = "Temperature"
  case registration = "Registration"

  var id: Self { self }

  var summary: String {
    switch self {
    case .counter: "A parent owns the number, a child changes it through a binding."
    case .todo: "Priorities, filter and deletion; ten thousand items if you like."
    case .temperature: "Two sliders, one temperature: bindings of one's own making."
    case .registration: "A form that says what is wrong while you type."
    }
  }

  var symbol: String {
    switch self {
    case .counter: "plus.circle"
    case .todo: "checkmark.circle"
    case .temperature: "thermometer"
    case .registration: "person.circle"
    }
  }

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .counter: CounterView()
    case .todo: TodoRoot(file: nil)
    case .temperature: TemperatureView()
    case .registration: RegistrationView()
    }
  }
}
