/// How drawn colours are combined with those below: a blend mode or a compositing operator.
///
/// An open set, like ``Role``: a host draws an unknown mode as ``normal``, over what is below. The
/// formulas are those of the W3C's "Compositing and Blending".
package struct Blending: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  package var description: String { rawValue }

  package static let normal = Blending("normal")

  // How colours mix where both are present.
  package static let multiply = Blending("multiply")
  package static let screen = Blending("screen")
  package static let overlay = Blending("overlay")
  package static let darken = Blending("darken")
  package static let lighten = Blending("lighten")
  package static let colorDodge = Blending("colorDodge")
  package static let colorBurn = Blending("colorBurn")
  package static let softLight = Blending("softLight")
  package static let hardLight = Blending("hardLight")
  package static let difference = Blending("difference")
  package static let exclusion = Blending("exclusion")
  package static let hue = Blending("hue")
  package static let saturation = Blending("saturation")
  package static let color = Blending("color")
  package static let luminosity = Blending("luminosity")

  // Which of the two remains where: the source is what is drawn, the destination what is below.
  package static let clear = Blending("clear")
  package static let copy = Blending("copy")
  package static let sourceIn = Blending("sourceIn")
  package static let sourceOut = Blending("sourceOut")
  package static let sourceAtop = Blending("sourceAtop")
  package static let destinationOver = Blending("destinationOver")
  package static let destinationIn = Blending("destinationIn")
  package static let destinationOut = Blending("destinationOut")
  package static let destinationAtop = Blending("destinationAtop")
  package static let xor = Blending("xor")
  package static let plusDarker = Blending("plusDarker")
  package static let plusLighter = Blending("plusLighter")

  /// The modes of views (``Effect/blendMode(_:)``), for the tests of hosts.
  package static let ofViews: [Blending] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
    .destinationOver, .destinationOut, .plusDarker, .plusLighter,
  ]

  /// The modes of drawing commands (``DrawingState/blendMode``).
  package static let ofDrawings: [Blending] =
    ofViews + [
      .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor,
    ]
}
