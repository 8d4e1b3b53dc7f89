extension Font {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// 100...900; 400 is regular.
    package let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide the letters run.
  public struct Width: Hashable, Sendable {
    /// 0 is standard; below is narrower.
    public var value: Double

    public init(_ value: Double) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
