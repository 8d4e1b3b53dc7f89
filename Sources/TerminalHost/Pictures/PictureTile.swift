/// The part of a picture that a cell shows, if the terminal supports pictures in pixels.
struct PictureTile: Hashable, Sendable {
  /// The number of the picture in its size: see ``PictureStore``.
  var picture: UInt32
  /// The cell's position in it, counted from its top left corner.
  var column: UInt16
  var row: UInt16
}
