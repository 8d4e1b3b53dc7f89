import HostInterface
import SwiftUI
import ViewRuntime

/// A control of any kind with a value, so that these tests depend on no control.
struct PlainControl {
  var role: Role
  var label: String
  var actions: Actions
  var options: [String] = []
  @Binding var value: ElementValue
  var onEvent: (HostEvent) -> Void = { _ in }
}

extension PlainControl: LeafView {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: role, leaf: .control, traits: .focusable, actions: actions,
      control: ControlSpec(kind: .init(rawValue: role.rawValue)), value: value, options: options,
      label: label)
  }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    onEvent(event)
    switch event {
    case .setValue(_, let new): value = new
    case .edit(_, let edit): value = .text(edit.text)
    default: break
    }
  }
}

extension PlainControl {
  static func field(_ label: String, _ text: Binding<String>) -> PlainControl {
    PlainControl(
      role: .textField, label: label, actions: [.edit, .submit],
      value: Binding(
        get: { .text(text.wrappedValue) },
        set: { if case .text(let new) = $0 { text.wrappedValue = new } }))
  }
}
