extension ShapeStyle where Self == Color {
  /// The red of the system, another shade in dark mode than in light.
  public static var red: Color { .red }
  /// The orange of the system.
  public static var orange: Color { .orange }
  /// The yellow of the system.
  public static var yellow: Color { .yellow }
  /// The green of the system.
  public static var green: Color { .green }
  /// The mint of the system, a bluish green.
  public static var mint: Color { .mint }
  /// The teal of the system, a greenish blue.
  public static var teal: Color { .teal }
  /// The cyan of the system, a light blue.
  public static var cyan: Color { .cyan }
  /// The blue of the system.
  public static var blue: Color { .blue }
  /// The indigo of the system, a bluish violet.
  public static var indigo: Color { .indigo }
  /// The purple of the system.
  public static var purple: Color { .purple }
  /// The pink of the system.
  public static var pink: Color { .pink }
  /// The brown of the system.
  public static var brown: Color { .brown }
  /// White, also in dark mode.
  public static var white: Color { .white }
  /// The grey of the system.
  public static var gray: Color { .gray }
  /// Black, also in dark mode.
  public static var black: Color { .black }
  /// Nothing is seen.
  public static var clear: Color { .clear }
}
