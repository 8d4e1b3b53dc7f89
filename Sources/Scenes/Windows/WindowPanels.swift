import ViewRuntime

/// What the app can show above a window's content.
struct WindowPanels {
  /// The menus.
  let isMenuOpen: Binding<Bool>
  /// What is offered to be found by typing; nil: nothing.
  let offered: Binding<PaletteContent?>
  /// The panel in which a document's file is chosen.
  let showFiles: () -> Void
}
