/// A Mac's name of `UIColor`, for sources that use it without saying so.
public typealias NSColor = UIColor

extension Color {
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

// The colours of the system as a Mac calls them.
extension UIColor {
  public static var labelColor: UIColor { label }
  public static var secondaryLabelColor: UIColor { secondaryLabel }
  public static var tertiaryLabelColor: UIColor { tertiaryLabel }
  public static var quaternaryLabelColor: UIColor { quaternaryLabel }
  public static var placeholderTextColor: UIColor { placeholderText }
  public static var linkColor: UIColor { link }
  public static var separatorColor: UIColor { separator }
  public static var gridColor: UIColor { separator }
  public static var textColor: UIColor { label }
  public static var controlTextColor: UIColor { label }
  public static var headerTextColor: UIColor { label }
  public static var controlAccentColor: UIColor { tintColor }
  public static var controlColor: UIColor { systemFill }
  public static var windowBackgroundColor: UIColor { systemBackground }
  public static var textBackgroundColor: UIColor { systemBackground }
  public static var controlBackgroundColor: UIColor { secondarySystemBackground }
  public static var underPageBackgroundColor: UIColor { tertiarySystemBackground }
}
