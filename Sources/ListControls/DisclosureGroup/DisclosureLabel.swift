import ViewLayouts
import ViewRuntime

/// A label with a disclosure indicator before it.
struct DisclosureLabel<Label: View>: View {
  let label: Label
  let isExpanded: Bool

  var body: some View {
    HStack {
      DisclosureMark(isExpanded: isExpanded)
      label
      Spacer(minLength: 0)
    }
  }
}
