import Controls
import ViewDrawing
import ViewLayouts
import ViewRuntime

/// A label with a mark before it that says whether what it stands for is open.
struct DisclosureLabel<Label: View>: View {
  let label: Label
  let isExpanded: Bool

  var body: some View {
    HStack {
      Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
        .modifier(SpokenNothing())
      label
      Spacer(minLength: 0)
    }
  }
}
