import ViewRuntime

/// The library's panels above a window's content.
struct WindowPanels {
  /// Whether the menus are open.
  let isMenuOpen: Binding<Bool>
  /// The content of the palette; nil while it is closed.
  let offered: Binding<PaletteContent?>
  /// Shows the panel to choose a document's file.
  let showFiles: () -> Void
}
