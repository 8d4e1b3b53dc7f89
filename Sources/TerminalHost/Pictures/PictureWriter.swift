import Pictures

/// Updates the pictures of a terminal, after its cells.
///
/// Like ``CellDiff`` it tracks what was sent, so each terminal needs its own.
@MainActor
struct PictureWriter {
  private var shown: Set<ShownPicture> = []
  private var kitty = KittyPictures()

  /// Forgets what the terminal shows.
  mutating func forget() {
    shown = []
    kitty.forget()
  }

  /// Returns the bytes to be written after the cells.
  ///
  /// - Parameter old: what the terminal showed before; nil: unknown.
  mutating func encode(
    _ new: CellBuffer, over old: CellBuffer?, _ store: PictureStore
  ) -> [UInt8] {
    guard let pictureProtocol = store.pictureProtocol, !store.isEmpty || !shown.isEmpty
    else { return [] }
    let pictures = ShownPicture.all(on: new)
    defer { shown = Set(pictures) }
    // With another size the cells start from an empty screen, which has no pictures either.
    if old?.size != new.size { forget() }
    store.makeRoom { Set(pictures.map(\.picture)) }
    switch pictureProtocol {
    case .kitty: return kitty.encode(pictures, store)
    case .sixel:
      return pictures.flatMap { picture in
        shown.contains(picture) && !isTouched(picture, new, old)
          ? [] : sixels(of: picture, on: new, store)
      }
    }
  }

  /// Returns whether any of its cells are rewritten, which erases its pixels.
  private func isTouched(_ picture: ShownPicture, _ new: CellBuffer, _ old: CellBuffer?) -> Bool {
    guard let old, old.size == new.size else { return true }
    return picture.rect.rows.contains { row in
      picture.rect.columns.contains { new[$0, row] != old[$0, row] }
    }
  }

  private func sixels(
    of picture: ShownPicture, on screen: CellBuffer, _ store: PictureStore
  ) -> [UInt8] {
    guard let pixmap = store[picture.picture] else { return [] }
    let cell = store.cellSize
    let style = screen[picture.rect.columns.lowerBound, picture.rect.rows.lowerBound].style
    let background = style.background.isStandard ? screen.backdrop.background : style.background
    let encoder = SixelEncoder(
      pixmap, left: picture.start.column * cell.width, top: picture.start.row * cell.height,
      width: picture.rect.columns.count * cell.width, height: picture.rect.rows.count * cell.height,
      background: Pixmap.Pixel(red: background.red, green: background.green, blue: background.blue))
    return Array(CursorMovement.absolute(to: picture.rect.origin).utf8) + encoder.encode()
  }
}
