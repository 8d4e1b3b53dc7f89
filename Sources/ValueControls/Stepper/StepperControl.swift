import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A stepper's node: its label and its two buttons, as one element with a value.
struct StepperControl<Label: View> {
  let value: (Double, ClosedRange<Double>, Double)?
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let label: Label
  var field: AnyView?
}

extension StepperControl: View {
  typealias Body = Never
}

extension StepperControl: ControlView {
  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: .stepper, traits: .focusable, actions: .step,
      value: value.map { .number($0.0, in: $0.1, step: $0.2) })
  }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
    LabeledRow(label: label) {
      field
      StepperButtons(value: value, increment: increment, decrement: decrement)
    }
  }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    switch event {
    case .increment: increment?()
    case .decrement: decrement?()
    default: break
    }
  }
}

/// The two buttons: drawn by the host, or composed of `Button` views.
private struct StepperButtons: View, ControlView {
  typealias Body = Never
  let value: (Double, ClosedRange<Double>, Double)?
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      leaf: .control, traits: .hiddenFromAccessibility, actions: .step,
      control: ControlSpec(
        kind: .stepperButtons, size: environment.controlSize.hostSize, tint: environment.hostTint),
      value: value.map { .number($0.0, in: $0.1, step: $0.2) },
      namedActions: (increment == nil ? [] : [.increment])
        + (decrement == nil ? [] : [.decrement]))
  }

  static var environmentMask: EnvironmentMask { .controlLooks }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
    HStack(spacing: 0) {
      StepperButton(sign: "−", step: decrement)
      StepperButton(sign: "+", step: increment)
    }
  }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    switch event {
    case .increment: increment?()
    case .decrement: decrement?()
    default: break
    }
  }
}

private struct StepperButton: View {
  let sign: String
  let step: (() -> Void)?

  var body: some View {
    Button {
      step?()
    } label: {
      Text(verbatim: sign)
    }
    .buttonStyle(.bordered)
    .disabled(step == nil)
  }
}
