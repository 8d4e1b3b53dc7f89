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

  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = gray((174, 174, 178), (99, 99, 102))
  public static let systemGray3 = gray((199, 199, 204), (72, 72, 74))
  public static let systemGray4 = gray((209, 209, 214), (58, 58, 60))
  public static let systemGray5 = gray((229, 229, 234), (44, 44, 46))
  public static let systemGray6 = gray((242, 242, 247), (28, 28, 30))

  public static let label = purpose(.primary)
  public static let secondaryLabel = purpose(.secondary)
  public static let tertiaryLabel = purpose(.tertiary)
  public static let quaternaryLabel = purpose(.quaternary)
  public static let placeholderText = purpose(.placeholder)
  public static let link = purpose(.link)
  public static let separator = purpose(.separator)
  public static let opaqueSeparator = gray((198, 198, 200), (56, 56, 58))
  public static let tintColor = purpose(.accent)

  public static let systemFill = purpose(.fill)
  public static let secondarySystemFill = UIColor(
    Color(
      .adaptive(
        light: Color.rgb(120, 120, 128, 0.16), dark: Color.rgb(120, 120, 128, 0.32))))
  public static let tertiarySystemFill = UIColor(
    Color(
      .adaptive(
        light: Color.rgb(118, 118, 128, 0.12), dark: Color.rgb(118, 118, 128, 0.24))))
  public static let quaternarySystemFill = UIColor(
    Color(
      .adaptive(
        light: Color.rgb(116, 116, 128, 0.08), dark: Color.rgb(118, 118, 128, 0.18))))

  public static let systemBackground = purpose(.background)
  public static let secondarySystemBackground = purpose(.secondaryBackground)
  public static let tertiarySystemBackground = purpose(.tertiaryBackground)
  public static let systemGroupedBackground = purpose(.secondaryBackground)
  public static let secondarySystemGroupedBackground = purpose(.tertiaryBackground)
  public static let tertiarySystemGroupedBackground = purpose(.secondaryBackground)

  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let clear = UIColor(.clear)
}
