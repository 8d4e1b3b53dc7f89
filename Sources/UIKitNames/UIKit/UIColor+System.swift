import ViewDrawing

extension UIColor {
  /// The same as `Color.red`, which differs in light and dark mode.
  public static let systemRed = UIColor(.red)
  /// The same as `Color.orange`, which differs in light and dark mode.
  public static let systemOrange = UIColor(.orange)
  /// The same as `Color.yellow`, which differs in light and dark mode.
  public static let systemYellow = UIColor(.yellow)
  /// The same as `Color.green`, which differs in light and dark mode.
  public static let systemGreen = UIColor(.green)
  /// The same as `Color.mint`, which differs in light and dark mode.
  public static let systemMint = UIColor(.mint)
  /// The same as `Color.teal`, which differs in light and dark mode.
  public static let systemTeal = UIColor(.teal)
  /// The same as `Color.cyan`, which differs in light and dark mode.
  public static let systemCyan = UIColor(.cyan)
  /// The same as `Color.blue`, which differs in light and dark mode.
  public static let systemBlue = UIColor(.blue)
  /// The same as `Color.indigo`, which differs in light and dark mode.
  public static let systemIndigo = UIColor(.indigo)
  /// The same as `Color.purple`, which differs in light and dark mode.
  public static let systemPurple = UIColor(.purple)
  /// The same as `Color.pink`, which differs in light and dark mode.
  public static let systemPink = UIColor(.pink)
  /// The same as `Color.brown`, which differs in light and dark mode.
  public static let systemBrown = UIColor(.brown)
  /// The same as `Color.gray`: a middle grey, the same in light and dark mode.
  public static let systemGray = UIColor(.gray)
  /// A grey closer to the background than ``systemGray``: lighter in light mode, darker in dark
  /// mode.
  public static let systemGray2 = UIColor(SystemColors.systemGray2)
  /// A grey closer to the background than ``systemGray2``.
  public static let systemGray3 = UIColor(SystemColors.systemGray3)
  /// A grey closer to the background than ``systemGray3``.
  public static let systemGray4 = UIColor(SystemColors.systemGray4)
  /// A grey closer to the background than ``systemGray4``.
  public static let systemGray5 = UIColor(SystemColors.systemGray5)
  /// The grey closest to the background: nearly white in light mode, nearly black in dark mode.
  public static let systemGray6 = UIColor(SystemColors.systemGray6)

  /// Primary text, in the theme's colour.
  public static let label = UIColor(SystemColors.label)
  /// Secondary text, paler than ``label``.
  public static let secondaryLabel = UIColor(SystemColors.secondaryLabel)
  /// Tertiary text, paler still.
  public static let tertiaryLabel = UIColor(SystemColors.tertiaryLabel)
  /// Quaternary text, barely visible.
  public static let quaternaryLabel = UIColor(SystemColors.quaternaryLabel)
  /// The placeholder in an empty field.
  public static let placeholderText = UIColor(SystemColors.placeholderText)
  /// The text of a link.
  public static let link = UIColor(SystemColors.link)
  /// Translucent separator lines.
  public static let separator = UIColor(SystemColors.separator)
  /// Opaque separator lines.
  public static let opaqueSeparator = UIColor(SystemColors.opaqueSeparator)
  /// The theme's accent colour; `tint(_:)` does not change it.
  public static let tintColor = UIColor(SystemColors.tintColor)

  /// A translucent fill for small shapes such as a slider's track.
  public static let systemFill = UIColor(SystemColors.systemFill)
  /// A translucent grey fill for medium-sized shapes such as a switch, the same in every theme.
  public static let secondarySystemFill = UIColor(SystemColors.secondarySystemFill)
  /// A fill for large shapes such as a field or a button; paler than ``secondarySystemFill``.
  public static let tertiarySystemFill = UIColor(SystemColors.tertiarySystemFill)
  /// A fill for the largest areas, such as a part of the screen; paler than ``tertiarySystemFill``.
  public static let quaternarySystemFill = UIColor(SystemColors.quaternarySystemFill)

  /// The background of a window.
  public static let systemBackground = UIColor(SystemColors.systemBackground)
  /// The background of an area that stands out from the window.
  public static let secondarySystemBackground = UIColor(SystemColors.secondarySystemBackground)
  /// The background of an area that stands out from such an area.
  public static let tertiarySystemBackground = UIColor(SystemColors.tertiarySystemBackground)
  /// The background of a window with grouped content: the same as ``secondarySystemBackground``.
  public static let systemGroupedBackground = UIColor(SystemColors.systemGroupedBackground)
  /// The background of a group: the same as ``tertiarySystemBackground``.
  public static let secondarySystemGroupedBackground = UIColor(
    SystemColors.secondarySystemGroupedBackground)
  /// The background of an area within a group: the same as ``secondarySystemBackground``.
  public static let tertiarySystemGroupedBackground = UIColor(
    SystemColors.tertiarySystemGroupedBackground)

  /// Pure red, the same in light and dark mode; see ``systemRed``.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green, the same in light and dark mode; see ``systemGreen``.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue, the same in light and dark mode; see ``systemBlue``.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure green and blue together, the same in light and dark mode.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure red and green together, the same in light and dark mode.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure red and blue together, the same in light and dark mode.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red with half the green, the same in light and dark mode.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half the red and half the blue, the same in light and dark mode.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown of 0.6 red, 0.4 green and 0.2 blue, the same in light and dark mode.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black, in light and dark mode.
  public static let black = UIColor(.black)
  /// Black, in light and dark mode: text on a light background.
  public static let darkText = UIColor(.black)
  /// Translucent white, in light and dark mode: text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// White, in light and dark mode.
  public static let white = UIColor(.white)
  /// Halfway from black to white, the same in light and dark mode.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A third of the way from black to white, the same in light and dark mode.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds of the way from black to white, the same in light and dark mode.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Fully transparent.
  public static let clear = UIColor(.clear)
}
