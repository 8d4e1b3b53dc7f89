import HostInterface
import SwiftUI
import ViewRuntime

/// A control of any kind with a value, so that these tests depend on no control.
struct PlainControl: View {
  var role: HostInterface.Role
  var label: String
  var actions: Actions
  var options: [String] = []
  @Binding var value: ElementValue
  var onEvent: (HostEvent) -> Void = { _ in }

  var body: some View {
    PlainControlNode(
      role: role, label: label, actions: actions, options: options, value: value,
      write: { value = $0 }, onEvent: onEvent)
  }
}

private struct PlainControlNode {
  var role: HostInterface.Role
  var label: String
  var actions: Actions
  var options: [String]
  var value: ElementValue
  var write: (ElementValue) -> Void
  var onEvent: (HostEvent) -> Void
}

extension PlainControlNode: ControlView {
  typealias Body = Never
  typealias Hidden = EmptyView
  typealias Content = EmptyView

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: role, leaf: .control, traits: .focusable, actions: actions,
      control: ControlSpec(kind: .init(rawValue: role.rawValue)), value: value, options: options,
      label: label)
  }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    onEvent(event)
    switch event {
    case .setValue(_, let new): write(new)
    case .edit(_, let edit): write(.text(edit.text))
    case .increment: step(by: 1)
    case .decrement: step(by: -1)
    default: break
    }
  }

  private func step(by amount: Double) {
    guard case .number(let number, let range, let step) = value else { return }
    write(.number(number + amount, in: range, step: step))
  }
}

extension PlainControl {
  static func field(
    _ label: String, _ text: Binding<String>, onEvent: @escaping (HostEvent) -> Void = { _ in }
  ) -> PlainControl {
    PlainControl(
      role: .textField, label: label, actions: [.edit, .submit],
      value: Binding(
        get: { .text(text.wrappedValue) },
        set: { if case .text(let new) = $0 { text.wrappedValue = new } }), onEvent: onEvent)
  }

  static func slider(
    _ label: String, _ number: Binding<Double>, in range: ClosedRange<Double>, step: Double = 0
  ) -> PlainControl {
    PlainControl(
      role: .slider, label: label, actions: [.setValue, .step],
      value: Binding(
        get: { .number(number.wrappedValue, in: range, step: step) },
        set: { if case .number(let new, _, _) = $0 { number.wrappedValue = new } }))
  }

  static func toggle(_ label: String, _ isOn: Binding<Bool>) -> PlainControl {
    PlainControl(
      role: .toggle, label: label, actions: .setValue,
      value: Binding(
        get: { .bool(isOn.wrappedValue) },
        set: { if case .bool(let new) = $0 { isOn.wrappedValue = new } }))
  }

  static func picker(_ label: String, _ choice: Binding<Int?>, _ options: [String]) -> PlainControl
  {
    PlainControl(
      role: .picker, label: label, actions: .setValue, options: options,
      value: Binding(
        get: { .choice(choice.wrappedValue) },
        set: { if case .choice(let new) = $0 { choice.wrappedValue = new } }))
  }
}
