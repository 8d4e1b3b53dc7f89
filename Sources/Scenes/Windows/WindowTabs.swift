import Controls
import HostInterface
import LayoutCore
import ViewBasics
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The titles of the open windows as tabs above the visible one, on hosts that show one window at a
/// time.
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
        // Like a terminal's, the window cannot grow: oversized content is aligned to the top
        // leading corner.
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
      // Settings are viewed in passing, with nothing in them to lose.
      .keyboardShortcut(tabs.showsSettings ? .cancelAction : KeyboardShortcut("w"))
  }
}

/// Makes a row one of the window's bars.
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
    /// Whether the front window is the settings window.
    var showsSettings = false
  }
}
