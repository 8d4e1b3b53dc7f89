import ViewLayouts
import ViewRuntime

/// A label at the leading edge and a control at the trailing edge, across the full width.
package struct LabeledRow<Label: View, Control: View>: View {
  package typealias Body = Never

  let label: Label
  let control: Control

  package init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

extension LabeledRow: EnvironmentChoice {
  package var usual: some View {
    HStack {
      label
      Spacer()
      control
    }
  }

  package var other: some View {
    HStack(spacing: 0) {
      LabelsHidden.Hideable(label)
      control
    }
  }

  package static func isUsual(in environment: EnvironmentValues) -> Bool {
    !environment.areLabelsHidden
  }

  package static var environmentMask: EnvironmentMask { LabelsHidden.environmentMask }
}
