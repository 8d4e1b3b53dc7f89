/// In which numbers colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In the numbers of sRGB, as most programs mix them.
  case nonLinear
  /// In amounts of light: bright colours win, as where lights overlap.
  case linear
  /// In amounts of light that may be less than none or more than white.
  case extendedLinear
}
