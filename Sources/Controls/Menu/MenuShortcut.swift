import HostInterface
import ViewBasics
import ViewDrawing
import ViewEnvironment
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The shortcut of an item, shown at its end on a desktop. A terminal lists shortcuts on a separate
/// line.
struct MenuShortcut: View {
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isOnDesktop) private var isOnDesktop
  @Environment(\.locale) private var locale

  var body: some View {
    if isOnDesktop, let name = shortcut?.stroke.nameOnDesktop(in: locale) {
      Text(verbatim: name)
        .foregroundStyle(.secondary)
        // When text and shortcut share the item's width, a stack would truncate the shortcut first.
        .fixedSize()
        .padding(.leading, 24)
        .accessibilityHidden(true)
    }
  }
}
