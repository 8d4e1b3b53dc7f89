import HostInterface
import ViewBasics
import ViewDrawing
import ViewEnvironment
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The keys that do what an entry does, at its end, where a desktop shows them. A terminal tells of
/// keys in a line of its own.
struct MenuShortcut: View {
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isOnDesktop) private var isOnDesktop
  @Environment(\.locale) private var locale

  var body: some View {
    if isOnDesktop, let name = shortcut?.stroke.nameOnDesktop(in: locale) {
      Text(verbatim: name)
        .foregroundStyle(.secondary)
        // Of words and keys that share the entry's width, a stack would cut these first.
        .fixedSize()
        .padding(.leading, 24)
        .accessibilityHidden(true)
    }
  }
}
