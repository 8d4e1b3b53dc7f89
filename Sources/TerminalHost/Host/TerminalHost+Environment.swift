import CellText
import HostInterface
import TerminalDevice
import TerminalInput

/// The terminal's reports about itself, and its size.
extension TerminalHost {
  /// Applies the terminal's reports about its colours and pictures.
  func apply(_ replies: [TerminalReply]) {
    takePictures(replies)
    let colors = replies.filter(\.isAboutColors)
    var theme =
      colors.isEmpty ? ownTheme : Theme(capabilities: capabilities, replies: colors)
    theme.hasOctants = ownTheme.hasOctants
    for case .program(let program) in replies { theme.hasOctants = program.drawsOctants }
    guard theme != ownTheme else { return }
    ownTheme = theme
    takeTheme()
  }

  private func takePictures(_ replies: [TerminalReply]) {
    let store = painter.store
    let former = store.pictureProtocol
    // Late replies arrive one by one.
    for case .cellSize(let told) in replies { toldCellSize = told }
    let size = toldCellSize ?? session?.cellSize
    if let size { store.cellSize = size }
    if replies.contains(.kittyPictures) {
      store.pictureProtocol = .kitty
    } else if former == nil, size != nil, replies.contains(.deviceAttributes(hasSixels: true)) {
      store.pictureProtocol = .sixel
    }
    if store.pictureProtocol != former { invalidate(CellRect(size: cells)) }
  }

  /// Applies the app's preference for dark or light, whatever the terminal's theme.
  func prefer(isDark: Bool?) {
    prefersDark = isDark
    takeTheme()
  }

  private func takeTheme() {
    let theme = prefersDark.map { ownTheme.made(dark: $0) } ?? ownTheme
    guard theme != painter.theme else { return }
    painter.theme = theme
    invalidate(CellRect(size: cells))
    change { $0.isDark = theme.isDark }
  }

  func change(_ edit: (inout HostEnvironment) -> Void) {
    var new = environment
    edit(&new)
    guard new != environment else { return }
    environment = new
    client?.handle(.environment(new))
  }

  func resize(to size: CellSize) {
    guard size != cells else { return }
    revealsFocus = revealsFocus || stop(of: painter.interaction.focused)?.isVisible == true
    cells = size
    if let cell = session?.cellSize { painter.store.cellSize = cell }
    menu = nil
    painter.resize(to: size)
    invalidate(CellRect(size: size))
    client?.handle(.resized(self.size))
    requestFrame()
  }
}
