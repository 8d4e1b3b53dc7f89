import HostInterface

extension Color {
  package static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double = 1) -> Provider
  {
    .rgba(Double(red) / 255, Double(green) / 255, Double(blue) / 255, opacity)
  }

  private static func system(
    _ light: (Int, Int, Int), _ dark: (Int, Int, Int)
  ) -> Color {
    Color(
      .adaptive(
        light: rgb(light.0, light.1, light.2), dark: rgb(dark.0, dark.1, dark.2)))
  }

  /// The system's red; like the other named colours it has different shades in light and dark mode.
  public static let red = system((255, 59, 48), (255, 69, 58))
  /// The system's orange.
  public static let orange = system((255, 149, 0), (255, 159, 10))
  /// The system's yellow.
  public static let yellow = system((255, 204, 0), (255, 214, 10))
  /// The system's green.
  public static let green = system((52, 199, 89), (48, 209, 88))
  /// The system's mint, a bluish green.
  public static let mint = system((0, 199, 190), (99, 230, 226))
  /// The system's teal, a greenish blue.
  public static let teal = system((48, 176, 199), (64, 200, 224))
  /// The system's cyan, a light blue.
  public static let cyan = system((50, 173, 230), (100, 210, 255))
  /// The system's blue.
  public static let blue = system((0, 122, 255), (10, 132, 255))
  /// The system's indigo, a bluish violet.
  public static let indigo = system((88, 86, 214), (94, 92, 230))
  /// The system's purple.
  public static let purple = system((175, 82, 222), (191, 90, 242))
  /// The system's pink.
  public static let pink = system((255, 45, 85), (255, 55, 95))
  /// The system's brown.
  public static let brown = system((162, 132, 94), (172, 142, 104))
  /// The system's grey, the same in light and dark mode.
  public static let gray = system((142, 142, 147), (142, 142, 147))
  /// White, also in dark mode; for readable text use `primary`.
  public static let white = Color(.rgba(1, 1, 1, 1))
  /// Black, also in dark mode; for readable text use `primary`.
  public static let black = Color(.rgba(0, 0, 0, 1))
  /// Fully transparent; a view with this colour still takes space.
  public static let clear = Color(.rgba(0, 0, 0, 0))

  /// The colour of primary content.
  public static let primary = Color(.semantic(.primary))
  /// The colour of secondary content.
  public static let secondary = Color(.semantic(.secondary))

  /// The colour of interactive elements: the nearest `tint` or `accentColor`, otherwise the
  /// theme's.
  public static var accentColor: Color { Color(.accent) }

  static let systemColors: [String: Color] = [
    "red": red, "orange": orange, "yellow": yellow, "green": green, "mint": mint, "teal": teal,
    "cyan": cyan, "blue": blue, "indigo": indigo, "purple": purple, "pink": pink, "brown": brown,
    "gray": gray,
  ]
}
