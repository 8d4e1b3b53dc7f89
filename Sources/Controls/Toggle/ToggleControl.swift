import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// A toggle's node: the style's body, as one element with a value.
struct ToggleControl<Content: View> {
  let isOn: Bool
  let set: Binding<Bool>
  let content: Content
}

extension ToggleControl: View {
  typealias Body = Never
}

extension ToggleControl: ControlView {
  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: .toggle, traits: .focusable, actions: [.activate, .setValue], value: .bool(isOn))
  }

  func hasSameNode(as old: UnsafePointer<Self>) -> Bool { isOn == old.pointee.isOn }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Content { content }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    switch event {
    case .activate: set.wrappedValue.toggle()
    case .setValue(_, .bool(let isOn)): set.wrappedValue = isOn
    default: return
    }
    context.dismissMenu(afterToggle: true)
  }
}

/// The part that flips: drawn by the host, or a text mark.
struct ToggleIndicator {
  let style: ControlSpec.Style
  let isOn: Bool
  let set: Binding<Bool>
}

extension ToggleIndicator: View {
  typealias Body = Never
}

extension ToggleIndicator: ControlView {
  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      leaf: .control, traits: .hiddenFromAccessibility, actions: [.activate, .setValue],
      control: ControlSpec(
        kind: .toggleIndicator, style: style, size: environment.controlSize.hostSize,
        tint: environment.hostTint),
      value: .bool(isOn))
  }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
    Text(verbatim: isOn ? "[x]" : "[ ]")
  }

  static var environmentMask: EnvironmentMask { .controlLooks }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    switch event {
    case .activate: set.wrappedValue.toggle()
    case .setValue(_, .bool(let isOn)): set.wrappedValue = isOn
    default: break
    }
  }
}
