/// The part of a picture that a cell shows, where the terminal takes pictures in pixels.
struct PictureTile: Hashable, Sendable {
  /// Which picture, at which size: see ``PictureStore``.
  var picture: UInt32
  /// The cell's place in it, counted from its upper left corner.
  var column: UInt16
  var row: UInt16
}
