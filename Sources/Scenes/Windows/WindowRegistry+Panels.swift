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
  func openPalette() -> Bool {
    guard let showPalette = frontPanels?.showPalette else { return false }
    let entries = paletteEntries(of: runtime.frontWindow ?? runtime.rootNode) {
      [host = runtime.host] in host.name(of: $0)
    }
    showPalette(PaletteContent(question: word("What to do"), entries: entries))
    return true
  }

  /// Shows all keys, to be searched.
  func openKeys() {
    let entries = runtime.host.keyGuide.enumerated().map { index, hint in
      PaletteEntry(id: index, name: hint.words, place: hint.key) {}
    }
    frontPanels?.showPalette(PaletteContent(question: word("Which key"), entries: entries))
  }
}
