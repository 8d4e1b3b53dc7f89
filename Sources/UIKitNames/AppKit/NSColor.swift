import ViewDrawing

/// A Mac's name of `UIColor`, for sources that use it without saying so.
public typealias NSColor = UIColor

extension Color {
  /// A colour of AppKit.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

// The colours of the system as a Mac calls them.
extension UIColor {
  /// Text that matters most: ``label``.
  public static var labelColor: UIColor { label }
  /// Text beside that, paler: ``secondaryLabel``.
  public static var secondaryLabelColor: UIColor { secondaryLabel }
  /// Text that matters little: ``tertiaryLabel``.
  public static var tertiaryLabelColor: UIColor { tertiaryLabel }
  /// Text that is hardly seen: ``quaternaryLabel``.
  public static var quaternaryLabelColor: UIColor { quaternaryLabel }
  /// The words in a field that is empty: ``placeholderText``.
  public static var placeholderTextColor: UIColor { placeholderText }
  /// The words of a link: ``link``.
  public static var linkColor: UIColor { link }
  /// Thin lines between things: ``separator``.
  public static var separatorColor: UIColor { separator }
  /// The lines of a table, as other lines: ``separator``.
  public static var gridColor: UIColor { separator }
  /// The letters of a text: ``label``.
  public static var textColor: UIColor { label }
  /// The words on a control: ``label``.
  public static var controlTextColor: UIColor { label }
  /// The words above a table's columns: ``label``.
  public static var headerTextColor: UIColor { label }
  /// What can be pressed, in the theme's accent colour: ``tintColor``.
  public static var controlAccentColor: UIColor { tintColor }
  /// The background of a control: ``systemFill``.
  public static var controlColor: UIColor { systemFill }
  /// The background of a window: ``systemBackground``.
  public static var windowBackgroundColor: UIColor { systemBackground }
  /// The background of a text, that of a window here: ``systemBackground``.
  public static var textBackgroundColor: UIColor { systemBackground }
  /// The background of large controls such as lists: ``secondarySystemBackground``.
  public static var controlBackgroundColor: UIColor { secondarySystemBackground }
  /// The background beside and below a page: ``tertiarySystemBackground``.
  public static var underPageBackgroundColor: UIColor { tertiarySystemBackground }
}
