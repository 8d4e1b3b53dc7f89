extension Gradient {
  /// The space in which colours are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// Interpolates per component.
    public static let device = ColorSpace(isPerceptual: false)
    /// Interpolates in perceptually even steps.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Color {
  /// Returns a mix with another colour; 0 is this one, 1 the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(provider, rhs.provider, fraction, perceptual: colorSpace.isPerceptual))
  }
}
