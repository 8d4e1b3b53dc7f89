import HostInterface
import Pictures

/// What a drawing needs from the host that draws it.
@MainActor
package struct DrawingSources {
  /// Red, green, blue and opacity, not multiplied, of a colour in the host's theme.
  package var color: (HostColor) -> SIMD4<Float>
  /// A picture's pixels; nil for symbols, which the host writes, and for what cannot be read.
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
  /// A colour multiplied with its opacity.
  var multiplied: SIMD4<Float> {
    var color = self * w
    color.w = w
    return color
  }

  /// The colour that was multiplied with its opacity.
  var divided: SIMD4<Float> {
    guard w > 0 else { return .zero }
    var color = self / w
    color.w = w
    return color
  }
}
