import ViewLayouts
import ViewRuntime

/// A label with a mark before it that says whether what it stands for is open.
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
