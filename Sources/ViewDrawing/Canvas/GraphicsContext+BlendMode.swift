import HostInterface

extension GraphicsContext {
  /// How colours are mixed with those that are there.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The mode's number, 0 for `normal`.
    public let rawValue: Int32

    /// The mode of a number; one without a mode mixes as `normal` does.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ number: Int32) { rawValue = number }

    /// Lies over what is there.
    public static let normal = BlendMode(0)
    /// Multiplies the colours: never lighter than what is there.
    public static let multiply = BlendMode(1)
    /// Multiplies what is missing to white: never darker than what is there.
    public static let screen = BlendMode(2)
    /// Multiplies dark parts of what is there and lightens its light ones.
    public static let overlay = BlendMode(3)
    /// Takes the darker of the two, part by part.
    public static let darken = BlendMode(4)
    /// Takes the lighter of the two, part by part.
    public static let lighten = BlendMode(5)
    /// Lightens what is there, the more the lighter the new colour is.
    public static let colorDodge = BlendMode(6)
    /// Darkens what is there, the more the darker the new colour is.
    public static let colorBurn = BlendMode(7)
    /// Darkens or lightens what is there gently, as the new colour is dark or light.
    public static let softLight = BlendMode(8)
    /// Multiplies where the new colour is dark and lightens where it is light.
    public static let hardLight = BlendMode(9)
    /// Shows how far the two colours are apart.
    public static let difference = BlendMode(10)
    /// Shows how far the two colours are apart, with less contrast.
    public static let exclusion = BlendMode(11)
    /// Gives what is there another hue; it stays as strong and as bright.
    public static let hue = BlendMode(12)
    /// Gives what is there another strength of colour; hue and brightness stay.
    public static let saturation = BlendMode(13)
    /// Gives what is there another hue and strength of colour; brightness stays.
    public static let color = BlendMode(14)
    /// Gives what is there another brightness; hue and strength of colour stay.
    public static let luminosity = BlendMode(15)
    /// Takes away what is there.
    public static let clear = BlendMode(16)
    /// Takes the place of what is there.
    public static let copy = BlendMode(17)
    /// Shows only on what is there.
    public static let sourceIn = BlendMode(18)
    /// Shows only where nothing is.
    public static let sourceOut = BlendMode(19)
    /// Shows on what is there, which stays.
    public static let sourceAtop = BlendMode(20)
    /// Lies below what is there.
    public static let destinationOver = BlendMode(21)
    /// Leaves of what is there only that which is drawn on.
    public static let destinationIn = BlendMode(22)
    /// Cuts out of what is there.
    public static let destinationOut = BlendMode(23)
    /// Lies below what is there, of which only that stays that is drawn on.
    public static let destinationAtop = BlendMode(24)
    /// Shows where only one of the two is.
    public static let xor = BlendMode(25)
    /// Adds what both lack to white; a window takes the darker of the two instead.
    public static let plusDarker = BlendMode(26)
    /// Adds the two colours.
    public static let plusLighter = BlendMode(27)

    /// As hosts know it.
    var blending: Blending {
      Self.blendings.indices.contains(Int(rawValue)) ? Self.blendings[Int(rawValue)] : .normal
    }

    /// In the order of the numbers.
    private static let blendings: [Blending] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
      .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
  }
}
