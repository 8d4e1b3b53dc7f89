import ViewBasics
import ViewRuntime

/// A label at the leading end and a control at the trailing one, over the whole width that there
/// is.
struct LabeledRow<Label: View, Control: View>: View {
  let label: Label
  @ViewBuilder let control: Control
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if isLabelHidden {
      HStack(spacing: 0) {
        LabelsHidden.Hidable(label)
        control
      }
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}
