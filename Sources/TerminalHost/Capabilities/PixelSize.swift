/// A size in the pixels of the display.
struct PixelSize: Hashable, Sendable {
  var width: Int
  var height: Int

  init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}
