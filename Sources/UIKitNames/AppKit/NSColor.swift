import ViewDrawing

/// A Mac's name of `UIColor`, for sources that use it without saying so.
public typealias NSColor = UIColor

extension Color {
  /// A colour of AppKit. UIKit's is meant where a source says `Color.init` alone.
  @_disfavoredOverload
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
  /// The background of a row that is selected, in the theme's accent colour: ``tintColor``.
  public static var selectedContentBackgroundColor: UIColor { tintColor }
  /// The background of a row that is selected in a list without the focus: ``systemFill``.
  public static var unemphasizedSelectedContentBackgroundColor: UIColor { systemFill }
  /// The background of words that are selected: the accent colour, pale.
  public static var selectedTextBackgroundColor: UIColor { UIColor(tintColor.color.opacity(0.3)) }
  /// Words that are selected: ``label``.
  public static var selectedTextColor: UIColor { label }
  /// The words of a control that is selected: ``label``.
  public static var selectedControlTextColor: UIColor { label }
  /// The background of a control that is selected: the accent colour, pale.
  public static var selectedControlColor: UIColor { selectedTextBackgroundColor }
  /// The words on a background in the accent colour: white.
  public static var alternateSelectedControlTextColor: UIColor { white }
  /// The words of a menu's entry that is selected: white.
  public static var selectedMenuItemTextColor: UIColor { white }
  /// The words of a control that does nothing now: ``tertiaryLabel``.
  public static var disabledControlTextColor: UIColor { tertiaryLabel }
  /// The words in a window's title: ``label``.
  public static var windowFrameTextColor: UIColor { label }
  /// The ring round what has the focus: ``tintColor``.
  public static var keyboardFocusIndicatorColor: UIColor { tintColor }
  /// Light on what is raised: white.
  public static var highlightColor: UIColor { white }
  /// What is thrown by what is raised: black.
  public static var shadowColor: UIColor { black }
}
