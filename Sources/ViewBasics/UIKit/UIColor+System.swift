import HostInterface

extension UIColor {
  private static func gray(
    _ light: (Int, Int, Int), _ dark: (Int, Int, Int)
  ) -> UIColor {
    UIColor(
      Color(
        .adaptive(
          light: Color.rgb(light.0, light.1, light.2), dark: Color.rgb(dark.0, dark.1, dark.2))))
  }

  private static func purpose(_ purpose: HostColor.Semantic) -> UIColor {
    UIColor(Color(.semantic(purpose)))
  }

  /// The same as `Color.red`, which is another one in light and in dark.
  public static let systemRed = UIColor(.red)
  /// The same as `Color.orange`, which is another one in light and in dark.
  public static let systemOrange = UIColor(.orange)
  /// The same as `Color.yellow`, which is another one in light and in dark.
  public static let systemYellow = UIColor(.yellow)
  /// The same as `Color.green`, which is another one in light and in dark.
  public static let systemGreen = UIColor(.green)
  /// The same as `Color.mint`, which is another one in light and in dark.
  public static let systemMint = UIColor(.mint)
  /// The same as `Color.teal`, which is another one in light and in dark.
  public static let systemTeal = UIColor(.teal)
  /// The same as `Color.cyan`, which is another one in light and in dark.
  public static let systemCyan = UIColor(.cyan)
  /// The same as `Color.blue`, which is another one in light and in dark.
  public static let systemBlue = UIColor(.blue)
  /// The same as `Color.indigo`, which is another one in light and in dark.
  public static let systemIndigo = UIColor(.indigo)
  /// The same as `Color.purple`, which is another one in light and in dark.
  public static let systemPurple = UIColor(.purple)
  /// The same as `Color.pink`, which is another one in light and in dark.
  public static let systemPink = UIColor(.pink)
  /// The same as `Color.brown`, which is another one in light and in dark.
  public static let systemBrown = UIColor(.brown)
  /// The same as `Color.gray`: a middle grey, the same in light and in dark.
  public static let systemGray = UIColor(.gray)
  /// A grey nearer to the ground than ``systemGray``: lighter in light, darker in dark.
  public static let systemGray2 = gray((174, 174, 178), (99, 99, 102))
  /// A grey nearer to the ground than ``systemGray2``.
  public static let systemGray3 = gray((199, 199, 204), (72, 72, 74))
  /// A grey nearer to the ground than ``systemGray3``.
  public static let systemGray4 = gray((209, 209, 214), (58, 58, 60))
  /// A grey nearer to the ground than ``systemGray4``.
  public static let systemGray5 = gray((229, 229, 234), (44, 44, 46))
  /// The grey that stands out least from the ground: nearly white in light, nearly black in dark.
  public static let systemGray6 = gray((242, 242, 247), (28, 28, 30))

  /// Text that matters most, in the theme's own colour.
  public static let label = purpose(.primary)
  /// Text beside that, paler.
  public static let secondaryLabel = purpose(.secondary)
  /// Text that matters little, paler still.
  public static let tertiaryLabel = purpose(.tertiary)
  /// Text that is hardly seen.
  public static let quaternaryLabel = purpose(.quaternary)
  /// The words in a field that is empty.
  public static let placeholderText = purpose(.placeholder)
  /// The words of a link.
  public static let link = purpose(.link)
  /// Thin lines between things; what lies below shines through.
  public static let separator = purpose(.separator)
  /// Thin lines between things that hide what lies below.
  public static let opaqueSeparator = gray((198, 198, 200), (56, 56, 58))
  /// The accent colour of the theme; `tint(_:)` does not change it.
  public static let tintColor = purpose(.accent)

  /// Fills small things such as a slider's track; what lies below shines through.
  public static let systemFill = purpose(.fill)
  /// Fills things of middle size such as a switch: a grey that shines through, the same in every
  /// theme.
  public static let secondarySystemFill = UIColor(
    Color(
      .adaptive(
        light: Color.rgb(120, 120, 128, 0.16), dark: Color.rgb(120, 120, 128, 0.32))))
  /// Fills large things such as a field or a button; paler than ``secondarySystemFill``.
  public static let tertiarySystemFill = UIColor(
    Color(
      .adaptive(
        light: Color.rgb(118, 118, 128, 0.12), dark: Color.rgb(118, 118, 128, 0.24))))
  /// Fills the largest things, such as a part of the screen; paler than ``tertiarySystemFill``.
  public static let quaternarySystemFill = UIColor(
    Color(
      .adaptive(
        light: Color.rgb(116, 116, 128, 0.08), dark: Color.rgb(118, 118, 128, 0.18))))

  /// The ground of a window.
  public static let systemBackground = purpose(.background)
  /// The ground of a part of the window that stands out from it.
  public static let secondarySystemBackground = purpose(.secondaryBackground)
  /// The ground of a part that stands out from such a part.
  public static let tertiarySystemBackground = purpose(.tertiaryBackground)
  /// The ground of a window with groups: the same as ``secondarySystemBackground``.
  public static let systemGroupedBackground = purpose(.secondaryBackground)
  /// The ground of a group: the same as ``tertiarySystemBackground``.
  public static let secondarySystemGroupedBackground = purpose(.tertiaryBackground)
  /// The ground of a part of a group: the same as ``secondarySystemBackground``.
  public static let tertiarySystemGroupedBackground = purpose(.secondaryBackground)

  /// Pure red, the same in light and in dark; see ``systemRed``.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green, the same in light and in dark; see ``systemGreen``.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue, the same in light and in dark; see ``systemBlue``.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure green and blue together, the same in light and in dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure red and green together, the same in light and in dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure red and blue together, the same in light and in dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red with half the green, the same in light and in dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half the red and half the blue, the same in light and in dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown of 0.6 red, 0.4 green and 0.2 blue, the same in light and in dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black, in light and in dark.
  public static let black = UIColor(.black)
  /// White, in light and in dark.
  public static let white = UIColor(.white)
  /// Halfway from black to white, the same in light and in dark.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A third of the way from black to white, the same in light and in dark.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds of the way from black to white, the same in light and in dark.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Nothing is seen of it.
  public static let clear = UIColor(.clear)
}
