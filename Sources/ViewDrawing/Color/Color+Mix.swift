extension Gradient {
  /// The space in which colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// Part by part.
    public static let device = ColorSpace(isPerceptual: false)
    /// Even to the eye.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Color {
  /// The colour on the way to another one; 0 is this one, 1 the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(provider, rhs.provider, fraction, perceptual: colorSpace.isPerceptual))
  }
}
