import Controls
import HostInterface
import ViewBasics
import ViewRuntime

/// The app's menus as one menu that is opened by a key (F9 in a terminal), above a window's
/// content.
struct CommandMenuView<Content: View>: View {
  let content: Content
  @State private var isOpen = false
  @Environment(\.windowRegistry) private var windows

  var body: some View {
    content
      .onAppear { windows?.commandMenu = $isOpen }
      .background(alignment: .topLeading) {
        Color.clear.frame(width: 0, height: 0)
          .menuPopup(isPresented: $isOpen) { menus }
      }
  }

  @MainActor @ViewBuilder private var menus: some View {
    if let windows {
      let menus = windows.commands.menus(usual: windows.usualCommands)
      ForEach(menus.indices, id: \.self) { index in
        Menu(
          content: {
            ForEach(menus[index].parts.indices, id: \.self) { part in
              if part > 0 { Divider() }
              menus[index].parts[part]
            }
          }, label: { menus[index].title })
      }
    }
  }
}

extension WindowRegistry {
  /// The entries that every app has.
  func usualCommands(_ place: CommandGroupPlacement) -> AnyView? {
    switch place {
    case .appSettings where hasSettings:
      return AnyView(
        Button("Settings…") { self.openSettings() }.keyboardShortcut(","))
    case .appTermination:
      return AnyView(Button("Quit") { self.quit() }.keyboardShortcut("q"))
    case .undoRedo:
      guard let undoManager, undoManager.canUndo || undoManager.canRedo else { return nil }
      return AnyView(UndoEntries(manager: undoManager))
    case .windowList where titles.count > 1:
      return AnyView(
        ForEach(titles.indices, id: \.self) { index in
          Button(self.titles[index]) { self.open(at: index) }
        })
    default: return nil
    }
  }

  /// The usual commands' keys, which work while the menus are closed.
  func performUsualShortcut(_ stroke: KeyStroke) -> Bool {
    switch stroke {
    case KeyStroke(",", .command): return openSettings()
    case KeyStroke("q", .command):
      quit()
      return true
    default: return false
    }
  }
}
