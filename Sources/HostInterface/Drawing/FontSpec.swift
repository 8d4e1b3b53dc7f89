/// A font as a host looks it up: a value, not an object, so that it can be compared and measured
/// anywhere.
package struct FontSpec: Hashable, Sendable {
  package enum Design: Int, Hashable, Sendable { case standard, serif, rounded, monospaced }

  /// In points.
  package var size: Double
  /// 100 (ultra light) to 900 (black); 400 is regular.
  package var weight: Int
  package var design: Design
  package var isItalic: Bool
  package var isMonospacedDigit: Bool
  package var isSmallCaps: Bool
  /// A font family by name, for `Font.custom`.
  package var family: String?

  package init(
    size: Double, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
    isMonospacedDigit: Bool = false, isSmallCaps: Bool = false, family: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.isMonospacedDigit = isMonospacedDigit
    self.isSmallCaps = isSmallCaps
    self.family = family
  }

  /// The text style "body" at its usual size.
  package static let body = FontSpec(size: 17)
}
