import HostInterface
import ViewRuntime

/// The library's panels above a window's content.
extension WindowRegistry {
  func setPanels(_ panels: WindowPanels, of portal: Portal) {
    self.panels[ObjectIdentifier(portal)] = panels
  }

  private var frontPanels: WindowPanels? {
    windowStack.last.flatMap { panels[ObjectIdentifier($0)] }
  }

  /// Shows the panel to choose a document's file, in the front window.
  func showFilePanel() { frontPanels?.showFiles() }

  /// The menus of a window refer to its content, so the window becomes the front one.
  func toggleMenu(of id: NodeID) {
    guard !runtime.isWaitingForAnswer else { return }
    let portal = windowStack.first { $0.window?.id == id }
    guard let portal, portal !== windowStack.last else {
      frontPanels?.isMenuOpen.wrappedValue.toggle()
      return
    }
    cameToFront(portal)
    // The commands learn of the new front window in the next frame.
    runtime.afterNextLayout { [weak self] in self?.frontPanels?.isMenuOpen.wrappedValue.toggle() }
  }

  /// Opens the palette of all available commands.
  @discardableResult
  func openPalette() -> Bool { toggle(.commands) }

  /// Shows the searchable list of all keys.
  func openKeys() { toggle(.keys) }

  /// Replaces an open palette by the other kind, with entries of the screen below, not of the
  /// palette.
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
