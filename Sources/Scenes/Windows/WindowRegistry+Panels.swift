import HostInterface
import ViewRuntime

/// What windows show of the app's own, above their content.
extension WindowRegistry {
  func setPanels(_ panels: WindowPanels, of portal: Portal) {
    self.panels[ObjectIdentifier(portal)] = panels
  }

  private var frontPanels: WindowPanels? {
    windowStack.last.flatMap { panels[ObjectIdentifier($0)] }
  }

  /// Asks for a document's file, in the window that is in front.
  func showFilePanel() { frontPanels?.showFiles() }

  /// The menus of a window are about what it shows, so it is the front one from then on.
  func toggleMenu(of id: NodeID) {
    let portal = windowStack.first { $0.window?.id == id }
    guard let portal, portal !== windowStack.last else {
      frontPanels?.isMenuOpen.wrappedValue.toggle()
      return
    }
    cameToFront(portal)
    // The commands hear of it in the next frame.
    runtime.afterNextLayout { [weak self] in self?.frontPanels?.isMenuOpen.wrappedValue.toggle() }
  }

  /// Offers by name all that can be done now.
  @discardableResult
  func openPalette() -> Bool { toggle(.commands) }

  /// Shows all keys, to be searched.
  func openKeys() { toggle(.keys) }

  /// While one of the two is open the other takes its place, and is about the same screen: not about
  /// the one that is open.
  @discardableResult
  private func toggle(_ kind: PaletteContent.Kind) -> Bool {
    guard let offered = frontPanels?.offered else { return false }
    let open = offered.wrappedValue?.kind
    if open == nil { paletteContents = [commandContent, keyContent] }
    offered.wrappedValue = open == kind ? nil : paletteContents.first { $0.kind == kind }
    return true
  }

  private var commandContent: PaletteContent {
    let entries = paletteEntries(of: runtime.frontWindow ?? runtime.rootNode) {
      [host = runtime.host] in host.name(of: $0)
    }
    return PaletteContent(kind: .commands, question: word("What to do"), entries: entries)
  }

  private var keyContent: PaletteContent {
    let entries = runtime.host.keyGuide.enumerated().map { index, hint in
      PaletteEntry(id: index, name: hint.words, place: hint.key) {}
    }
    return PaletteContent(kind: .keys, question: word("Which key"), entries: entries)
  }
}
