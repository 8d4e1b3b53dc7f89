import HostInterface

extension GraphicsContext {
  /// How colours blend with the existing content.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The mode's number, 0 for `normal`.
    public let rawValue: Int32

    /// Makes the mode with a number; a number without a mode blends like `normal`.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ number: Int32) { rawValue = number }

    /// Draws over the existing content.
    public static let normal = BlendMode(0)
    /// Multiplies the colours: never lighter than the existing content.
    public static let multiply = BlendMode(1)
    /// Multiplies the inverses and inverts the product: never darker than the existing content.
    public static let screen = BlendMode(2)
    /// Multiplies where the existing content is dark and screens where it is light.
    public static let overlay = BlendMode(3)
    /// Uses the darker of the two, per component.
    public static let darken = BlendMode(4)
    /// Uses the lighter of the two, per component.
    public static let lighten = BlendMode(5)
    /// Lightens the existing content, more for lighter new colours.
    public static let colorDodge = BlendMode(6)
    /// Darkens the existing content, more for darker new colours.
    public static let colorBurn = BlendMode(7)
    /// Gently darkens or lightens the existing content, depending on the new colour.
    public static let softLight = BlendMode(8)
    /// Multiplies where the new colour is dark and screens where it is light.
    public static let hardLight = BlendMode(9)
    /// The difference of the two colours.
    public static let difference = BlendMode(10)
    /// The difference of the two colours, with less contrast.
    public static let exclusion = BlendMode(11)
    /// The hue of the new colour with the saturation and luminosity of the existing content.
    public static let hue = BlendMode(12)
    /// The saturation of the new colour with the hue and luminosity of the existing content.
    public static let saturation = BlendMode(13)
    /// The hue and saturation of the new colour with the luminosity of the existing content.
    public static let color = BlendMode(14)
    /// The luminosity of the new colour with the hue and saturation of the existing content.
    public static let luminosity = BlendMode(15)
    /// Erases the existing content.
    public static let clear = BlendMode(16)
    /// Replaces the existing content.
    public static let copy = BlendMode(17)
    /// Shows the new content only where there is existing content.
    public static let sourceIn = BlendMode(18)
    /// Shows the new content only where there is no existing content.
    public static let sourceOut = BlendMode(19)
    /// Shows the new content only over existing content, which stays.
    public static let sourceAtop = BlendMode(20)
    /// Draws below the existing content.
    public static let destinationOver = BlendMode(21)
    /// Keeps the existing content only where there is new content.
    public static let destinationIn = BlendMode(22)
    /// Erases the existing content where there is new content.
    public static let destinationOut = BlendMode(23)
    /// Draws below the existing content, which stays only where there is new content.
    public static let destinationAtop = BlendMode(24)
    /// Shows each only where the other is absent.
    public static let xor = BlendMode(25)
    /// Adds the two colours' differences from white; a window uses the darker of the two instead.
    public static let plusDarker = BlendMode(26)
    /// Adds the two colours.
    public static let plusLighter = BlendMode(27)

    /// The host's representation.
    var blending: Blending {
      Self.blendings.indices.contains(Int(rawValue)) ? Self.blendings[Int(rawValue)] : .normal
    }

    /// The modes by number.
    private static let blendings: [Blending] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
      .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
  }
}
