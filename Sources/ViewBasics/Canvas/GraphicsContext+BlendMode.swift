extension GraphicsContext {
  /// How colours are mixed with those that are there.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ number: Int32) { rawValue = number }

    public static let normal = BlendMode(0)
    public static let multiply = BlendMode(1)
    public static let screen = BlendMode(2)
    public static let overlay = BlendMode(3)
    public static let darken = BlendMode(4)
    public static let lighten = BlendMode(5)
    public static let colorDodge = BlendMode(6)
    public static let colorBurn = BlendMode(7)
    public static let softLight = BlendMode(8)
    public static let hardLight = BlendMode(9)
    public static let difference = BlendMode(10)
    public static let exclusion = BlendMode(11)
    public static let hue = BlendMode(12)
    public static let saturation = BlendMode(13)
    public static let color = BlendMode(14)
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
    public static let plusDarker = BlendMode(26)
    public static let plusLighter = BlendMode(27)

    /// The word that hosts know it by.
    var name: String {
      Self.names.indices.contains(Int(rawValue)) ? Self.names[Int(rawValue)] : "normal"
    }

    private static let names = [
      "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
      "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
      "luminosity", "clear", "copy", "sourceIn", "sourceOut", "sourceAtop", "destinationOver",
      "destinationIn", "destinationOut", "destinationAtop", "xor", "plusDarker", "plusLighter",
    ]
  }
}
