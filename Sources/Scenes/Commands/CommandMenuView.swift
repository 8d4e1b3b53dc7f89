import Controls
import HostInterface
import PresentationControls
import ViewBasics
import ViewDrawing
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The app's menus as a single menu above a window's content, opened by a key (F9 in a terminal);
/// also the command palette (F2) and the list of all keys (F1).
struct CommandMenuView<Content: View>: View {
  let content: Content
  @State private var isOpen = false
  /// Whether the panel to choose a document's file is shown.
  @State private var isChoosing = false
  /// The content of the palette while it is open.
  @State private var offered: PaletteContent?
  @Environment(\.windowRegistry) private var windows
  @Environment(\.windowPortal) private var portal

  var body: some View {
    content
      .onAppear {
        let (isChoosing, offered) = ($isChoosing, $offered)
        let panels = WindowPanels(
          isMenuOpen: $isOpen,
          offered: offered,
          showFiles: { isChoosing.wrappedValue = true })
        if let portal { windows?.setPanels(panels, of: portal) }
      }
      .modifier(palette)
      .background(alignment: .topLeading) {
        Color.clear.frame(width: 0, height: 0)
          .menuPopup(isPresented: $isOpen) { menus }
          .modifier(
            FilePresentation(
              $isChoosing,
              FileRequest(
                purpose: .open(allowsSeveral: false),
                types: isChoosing ? windows?.documentTypes ?? [] : [])
            ) { urls in
              if let url = urls.first { windows?.openFile(url.resolvingSymlinksInPath()) }
            })
      }
  }

  /// A sheet above the program's own sheets: it lists what can be done there.
  private var palette: some ViewModifier {
    let (content, offered) = (offered, $offered)
    var form = PresentationForm.sheet
    form.isExclusive = false
    return PresentationModifier(
      id: content.map { AnyHashable($0.kind) }, form: form,
      content: { _ in content.map { CommandPalette($0) { offered.wrappedValue = nil } } },
      dismiss: { offered.wrappedValue = nil })
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
  /// Returns the default items of every app.
  func usualCommands(_ place: CommandGroupPlacement) -> AnyView? {
    switch place {
    case .appSettings where hasSettings:
      return AnyView(
        Button(.library("Settings…")) { self.openSettings() }.keyboardShortcut(","))
    case .appTermination:
      return AnyView(
        Button(.library("Quit \(AppName.shown)")) { self.quit() }.keyboardShortcut("q"))
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

  /// Performs the shortcuts of the default commands, which work while the menus are closed.
  func performUsualShortcut(_ stroke: KeyStroke) -> Bool {
    switch stroke {
    case KeyStroke(",", .command): return openSettings()
    case KeyStroke("q", .command):
      quit()
      return true
    // On a desktop, these keys print.
    case KeyStroke("p", .command) where showsTabs: return openPalette()
    default: return false
    }
  }
}
