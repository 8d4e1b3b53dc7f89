import ViewDrawing

/// AppKit's name for `UIColor`, for code that uses it without an import.
public typealias NSColor = UIColor

extension Color {
  /// A colour of AppKit. Disfavoured, so that `Color.init` alone means UIKit's.
  @_disfavoredOverload
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

// AppKit's names for the system colours.
extension UIColor {
  /// Primary text: ``label``.
  public static var labelColor: UIColor { label }
  /// Secondary text: ``secondaryLabel``.
  public static var secondaryLabelColor: UIColor { secondaryLabel }
  /// Tertiary text: ``tertiaryLabel``.
  public static var tertiaryLabelColor: UIColor { tertiaryLabel }
  /// Quaternary text: ``quaternaryLabel``.
  public static var quaternaryLabelColor: UIColor { quaternaryLabel }
  /// The placeholder in an empty field: ``placeholderText``.
  public static var placeholderTextColor: UIColor { placeholderText }
  /// The text of a link: ``link``.
  public static var linkColor: UIColor { link }
  /// Separator lines: ``separator``.
  public static var separatorColor: UIColor { separator }
  /// The grid lines of a table: ``separator``.
  public static var gridColor: UIColor { separator }
  /// Text: ``label``.
  public static var textColor: UIColor { label }
  /// The text of a control: ``label``.
  public static var controlTextColor: UIColor { label }
  /// The text of a table's column headers: ``label``.
  public static var headerTextColor: UIColor { label }
  /// The accent colour of controls, from the theme: ``tintColor``.
  public static var controlAccentColor: UIColor { tintColor }
  /// The background of a control: ``systemFill``.
  public static var controlColor: UIColor { systemFill }
  /// The background of a window: ``systemBackground``.
  public static var windowBackgroundColor: UIColor { systemBackground }
  /// The background of text, the same as a window's here: ``systemBackground``.
  public static var textBackgroundColor: UIColor { systemBackground }
  /// The background of large controls such as lists: ``secondarySystemBackground``.
  public static var controlBackgroundColor: UIColor { secondarySystemBackground }
  /// The background around a page: ``tertiarySystemBackground``.
  public static var underPageBackgroundColor: UIColor { tertiarySystemBackground }
  /// The background of a selected row, in the theme's accent colour: ``tintColor``.
  public static var selectedContentBackgroundColor: UIColor { tintColor }
  /// The background of a selected row in a list without the focus: ``systemFill``.
  public static var unemphasizedSelectedContentBackgroundColor: UIColor { systemFill }
  /// The background of selected text: the accent colour, faded.
  public static var selectedTextBackgroundColor: UIColor { UIColor(tintColor.color.opacity(0.3)) }
  /// Selected text: ``label``.
  public static var selectedTextColor: UIColor { label }
  /// The text of a selected control: ``label``.
  public static var selectedControlTextColor: UIColor { label }
  /// The background of a selected control: the accent colour, faded.
  public static var selectedControlColor: UIColor { selectedTextBackgroundColor }
  /// Text on a background in the accent colour: white.
  public static var alternateSelectedControlTextColor: UIColor { white }
  /// The text of a selected menu item: white.
  public static var selectedMenuItemTextColor: UIColor { white }
  /// The text of a disabled control: ``tertiaryLabel``.
  public static var disabledControlTextColor: UIColor { tertiaryLabel }
  /// The text of a window's title: ``label``.
  public static var windowFrameTextColor: UIColor { label }
  /// The focus ring: ``tintColor``.
  public static var keyboardFocusIndicatorColor: UIColor { tintColor }
  /// The highlight of a raised surface: white.
  public static var highlightColor: UIColor { white }
  /// The shadow of a raised surface: black.
  public static var shadowColor: UIColor { black }
}
