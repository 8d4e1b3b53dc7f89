import Controls
import HostInterface
import LayoutCore
import ViewBasics
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Where a host shows one window at a time: the names of the open ones above the one that is seen.
struct WindowTabs<Content: View>: View {
  let content: Content
  @State private var tabs = WindowRegistry.Tabs()
  @Environment(\.windowRegistry) private var windows

  var body: some View {
    if windows?.showsTabs == true {
      VStack(spacing: 0) {
        if tabs.titles.count > 1 {
          HStack(spacing: 1) {
            ForEach(tabs.titles.indices, id: \.self) { index in
              Toggle(
                tabs.titles[index],
                isOn: Binding.unread(
                  get: { index == tabs.front }, set: { _ in windows?.showTab(at: index) }))
            }
            Spacer(minLength: 0)
            closeButton
          }
          .toggleStyle(.button)
          .lineLimit(1)
          .modifier(WindowBar())
        }
        // The window cannot be made larger, as a terminal's: a content that needs more room begins
        // at the upper leading corner.
        FittedView(
          [.horizontal, .vertical],
          content: content.frame(maxWidth: .infinity, maxHeight: .infinity))
      }
      .onAppear {
        let tabs = $tabs
        tabs.wrappedValue = windows?.tabs ?? WindowRegistry.Tabs()
        windows?.tabsChanged = { tabs.wrappedValue = $0 }
      }
    } else {
      content
    }
  }

  private var closeButton: some View {
    Button("✕") { windows?.dismiss() }
      .accessibilityLabel(Text(.library("Close")))
      // Settings are looked at in passing, and there is nothing in them to lose.
      .keyboardShortcut(tabs.showsSettings ? .cancelAction : KeyboardShortcut("w"))
  }
}

/// Makes a row one of the bars around what is shown.
private struct WindowBar: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(role: .toolbar)
  }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension WindowRegistry {
  /// The open windows, in the order in which they were opened.
  struct Tabs: Equatable {
    var titles: [String] = []
    var front: Int?
    /// Whether the one in front is the window with the settings.
    var showsSettings = false
  }
}
