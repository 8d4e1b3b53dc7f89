extension ShapeStyle where Self == Color {
  /// The system's red, with different shades in light and dark mode.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint, a bluish green.
  public static var mint: Color { .mint }
  /// The system's teal, a greenish blue.
  public static var teal: Color { .teal }
  /// The system's cyan, a light blue.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo, a bluish violet.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// White, also in dark mode.
  public static var white: Color { .white }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// Black, also in dark mode.
  public static var black: Color { .black }
  /// Fully transparent.
  public static var clear: Color { .clear }
}
