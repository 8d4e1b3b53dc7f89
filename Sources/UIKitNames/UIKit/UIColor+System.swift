import ViewDrawing

extension UIColor {
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
  /// A grey nearer to the background than ``systemGray``: lighter in light, darker in dark.
  public static let systemGray2 = UIColor(SystemColors.systemGray2)
  /// A grey nearer to the background than ``systemGray2``.
  public static let systemGray3 = UIColor(SystemColors.systemGray3)
  /// A grey nearer to the background than ``systemGray3``.
  public static let systemGray4 = UIColor(SystemColors.systemGray4)
  /// A grey nearer to the background than ``systemGray4``.
  public static let systemGray5 = UIColor(SystemColors.systemGray5)
  /// The grey that stands out least: nearly white in light, nearly black in dark.
  public static let systemGray6 = UIColor(SystemColors.systemGray6)

  /// Text that matters most, in the theme's own colour.
  public static let label = UIColor(SystemColors.label)
  /// Text beside that, paler.
  public static let secondaryLabel = UIColor(SystemColors.secondaryLabel)
  /// Text that matters little, paler still.
  public static let tertiaryLabel = UIColor(SystemColors.tertiaryLabel)
  /// Text that is hardly seen.
  public static let quaternaryLabel = UIColor(SystemColors.quaternaryLabel)
  /// The words in a field that is empty.
  public static let placeholderText = UIColor(SystemColors.placeholderText)
  /// The words of a link.
  public static let link = UIColor(SystemColors.link)
  /// Thin lines between things; what lies below shines through.
  public static let separator = UIColor(SystemColors.separator)
  /// Thin lines between things that hide what lies below.
  public static let opaqueSeparator = UIColor(SystemColors.opaqueSeparator)
  /// The accent colour of the theme; `tint(_:)` does not change it.
  public static let tintColor = UIColor(SystemColors.tintColor)

  /// Fills small things such as a slider's track; what lies below shines through.
  public static let systemFill = UIColor(SystemColors.systemFill)
  /// Fills things of middle size such as a switch: a grey that shines through, the same in every
  /// theme.
  public static let secondarySystemFill = UIColor(SystemColors.secondarySystemFill)
  /// Fills large things such as a field or a button; paler than ``secondarySystemFill``.
  public static let tertiarySystemFill = UIColor(SystemColors.tertiarySystemFill)
  /// Fills the largest things, such as a part of the screen; paler than ``tertiarySystemFill``.
  public static let quaternarySystemFill = UIColor(SystemColors.quaternarySystemFill)

  /// The background of a window.
  public static let systemBackground = UIColor(SystemColors.systemBackground)
  /// The background of a part of the window that stands out from it.
  public static let secondarySystemBackground = UIColor(SystemColors.secondarySystemBackground)
  /// The background of a part that stands out from such a part.
  public static let tertiarySystemBackground = UIColor(SystemColors.tertiarySystemBackground)
  /// The background of a window with groups: the same as ``secondarySystemBackground``.
  public static let systemGroupedBackground = UIColor(SystemColors.systemGroupedBackground)
  /// The background of a group: the same as ``tertiarySystemBackground``.
  public static let secondarySystemGroupedBackground = UIColor(
    SystemColors.secondarySystemGroupedBackground)
  /// The background of a part of a group: the same as ``secondarySystemBackground``.
  public static let tertiarySystemGroupedBackground = UIColor(
    SystemColors.tertiarySystemGroupedBackground)

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
  /// Black, in light and in dark: letters on a light background.
  public static let darkText = UIColor(.black)
  /// White that lets some of what lies below through, in light and in dark: letters on a dark
  /// background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
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
