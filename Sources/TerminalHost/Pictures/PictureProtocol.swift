/// A protocol for pictures in pixels.
enum PictureProtocol: Hashable, Sendable {
  /// The pixels are sent once, then placed by number.
  case kitty
  /// The pixels are painted into the cells, six rows at a time.
  case sixel
}
