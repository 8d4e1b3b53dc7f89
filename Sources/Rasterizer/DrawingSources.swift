import HostInterface
import Pictures

/// What a drawing needs from its host.
@MainActor
package struct DrawingSources {
  /// Red, green, blue and opacity of a colour in the host's theme, not premultiplied.
  package var color: (HostColor) -> SIMD4<Float>
  /// A picture's pixels; nil for symbols, which the host draws, and for data that cannot be
  /// decoded.
  package var pixmap: (ImageContent.Source) -> Pixmap?
  /// A symbol of the canvas.
  package var symbol: (NodeID) -> HostTree.Node?

  package init(
    color: @escaping (HostColor) -> SIMD4<Float>,
    pixmap: @escaping (ImageContent.Source) -> Pixmap? = { _ in nil },
    symbol: @escaping (NodeID) -> HostTree.Node? = { _ in nil }
  ) {
    self.color = color
    self.pixmap = pixmap
    self.symbol = symbol
  }
}

extension SIMD4<Float> {
  /// The premultiplied colour.
  var multiplied: SIMD4<Float> {
    var color = self * w
    color.w = w
    return color
  }

  /// The colour without premultiplication.
  var divided: SIMD4<Float> {
    guard w > 0 else { return .zero }
    var color = self / w
    color.w = w
    return color
  }
}
