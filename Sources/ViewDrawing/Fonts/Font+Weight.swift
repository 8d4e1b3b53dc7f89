extension Font {
  /// The weight of the strokes.
  public struct Weight: Hashable, Sendable {
    /// 100...900; 400 is regular.
    package let value: Int

    /// The thinnest strokes: 100.
    public static let ultraLight = Weight(value: 100)
    /// Very thin strokes: 200.
    public static let thin = Weight(value: 200)
    /// Thin strokes: 300.
    public static let light = Weight(value: 300)
    /// Regular strokes: 400.
    public static let regular = Weight(value: 400)
    /// Strokes a little heavier than regular: 500.
    public static let medium = Weight(value: 500)
    /// Strokes between medium and bold: 600.
    public static let semibold = Weight(value: 600)
    /// Bold strokes: 700.
    public static let bold = Weight(value: 700)
    /// Heavier than bold: 800.
    public static let heavy = Weight(value: 800)
    /// The heaviest strokes: 900.
    public static let black = Weight(value: 900)
  }

  /// The width of the letters.
  public struct Width: Hashable, Sendable {
    /// 0 is standard; negative values are narrower.
    public var value: Double

    /// Makes a width from its number; hosts ignore it.
    public init(_ value: Double) { self.value = value }

    /// The narrowest letters: −0.3.
    public static let compressed = Width(-0.3)
    /// Narrow letters: −0.2.
    public static let condensed = Width(-0.2)
    /// The font's standard letters: 0.
    public static let standard = Width(0)
    /// Wide letters: 0.2.
    public static let expanded = Width(0.2)
  }
}
