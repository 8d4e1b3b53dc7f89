import ViewRuntime

extension Image {
  /// How much brighter than white an image may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// No brighter than white.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter than white, so that adjacent pictures do not look dull.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen allows.
    public static let high = DynamicRange(name: "high")
  }

  /// Sets how much brighter than white the image may be. No host shows more than white.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
