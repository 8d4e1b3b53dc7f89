import ViewRuntime

/// What the app can show above a window's content.
struct WindowPanels {
  /// The menus.
  let isMenuOpen: Binding<Bool>
  /// What can be done, to be found by typing.
  let showPalette: (PaletteContent) -> Void
  /// The panel in which a document's file is chosen.
  let showFiles: () -> Void
}
