import Foundation
import ViewBasics
import ViewLayouts
import ViewRuntime

private struct FormLabelsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether fields and sliders show their labels beside them, as in a form on a desktop (S8.12).
  package var showsFormLabels: Bool {
    get { self[FormLabelsKey.self] }
    set { self[FormLabelsKey.self] = newValue }
  }
}

/// A control that has its label beside it in a desktop's forms, and only there.
package struct FormLabel<Label: View, Control: View, Labelled: View>: View {
  package typealias Body = Never

  let label: Label
  let labelled: Labelled
  let control: Control
  let row: FormLabelRow

  /// - Parameters:
  ///   - share: how much of the width the control takes at most.
  ///   - isBelow: whether the control is always below its label.
  ///   - labelled: the control beside its label. It has its name itself: the shown label is not
  ///     read again.
  ///   - control: the control alone.
  package init(
    _ label: Label, share: CGFloat = 1, isBelow: Bool = false, labelled: Labelled, control: Control
  ) {
    self.label = label
    self.labelled = labelled
    self.control = control
    row = FormLabelRow(share: share, isBelow: isBelow)
  }
}

extension FormLabel: EnvironmentChoice {
  package var usual: Control { control }

  package var other: some View {
    row {
      // A label of several views is one line of them.
      HStack { label }.accessibilityHidden(true)
      labelled
    }
  }

  package static func isUsual(in environment: EnvironmentValues) -> Bool {
    !environment.showsFormLabels || environment.areLabelsHidden
  }

  package static var environmentMask: EnvironmentMask {
    LabelsHidden.environmentMask.union(EnvironmentMask(ObjectIdentifier(FormLabelsKey.self)))
  }
}
