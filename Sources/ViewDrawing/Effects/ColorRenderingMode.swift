/// The numbers in which colours are blended.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB values, as most programs blend them.
  case nonLinear
  /// Linear light: bright colours dominate, as where lights overlap.
  case linear
  /// Linear light with values below 0 and above white.
  case extendedLinear
}
