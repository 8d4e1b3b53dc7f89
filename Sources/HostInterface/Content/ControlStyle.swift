extension ControlSpec {
  /// The look of a control within its kind: a button is ``bordered`` or ``plain``, a picker
  /// ``segmented`` or a ``wheel``.
  ///
  /// An open set, like `Kind`. A host draws an unknown style as ``automatic``. ``used`` lists the
  /// styles that the library uses for each kind.
  package struct Style: Hashable, Sendable, RawRepresentable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static let automatic = Style(rawValue: "automatic")
    /// Without a frame or a background.
    package static let plain = Style(rawValue: "plain")

    // Buttons.
    package static let bordered = Style(rawValue: "bordered")
    package static let borderedProminent = Style(rawValue: "borderedProminent")
    package static let borderless = Style(rawValue: "borderless")
    package static let link = Style(rawValue: "link")
    /// One of the buttons of a segmented picker.
    package static let segment = Style(rawValue: "segment")
    /// A button with a menu mark; a picker that shows its choice; a menu's panel.
    package static let menu = Style(rawValue: "menu")
    /// An entry of a menu.
    package static let menuItem = Style(rawValue: "menuItem")
    /// An entry that opens a submenu.
    package static let submenu = Style(rawValue: "submenu")

    // Toggles.
    package static let checkbox = Style(rawValue: "checkbox")
    package static let `switch` = Style(rawValue: "switch")

    // Text inputs.
    package static let roundedBorder = Style(rawValue: "roundedBorder")
    package static let squareBorder = Style(rawValue: "squareBorder")
    /// For a field and the bar that contains it.
    package static let search = Style(rawValue: "search")

    // Pickers.
    package static let segmented = Style(rawValue: "segmented")
    package static let palette = Style(rawValue: "palette")
    package static let inline = Style(rawValue: "inline")
    package static let radioGroup = Style(rawValue: "radioGroup")
    package static let horizontalRadioGroup = Style(rawValue: "horizontalRadioGroup")
    package static let wheel = Style(rawValue: "wheel")
    package static let navigationLink = Style(rawValue: "navigationLink")

    // Progress.
    package static let linear = Style(rawValue: "linear")
    package static let circular = Style(rawValue: "circular")

    // Bars.
    package static let navigation = Style(rawValue: "navigation")
    package static let lower = Style(rawValue: "lower")
    package static let tabs = Style(rawValue: "tabs")
    /// For a tab view's bar and for a list.
    package static let sidebar = Style(rawValue: "sidebar")

    // Presentations.
    package static let sheet = Style(rawValue: "sheet")
    package static let alert = Style(rawValue: "alert")
    package static let dialog = Style(rawValue: "dialog")
    package static let popover = Style(rawValue: "popover")
    package static let cover = Style(rawValue: "cover")
    /// The preview that follows the pointer during a drag.
    package static let carried = Style(rawValue: "carried")

    // Lists and their rows.
    package static let inset = Style(rawValue: "inset")
    package static let insetGrouped = Style(rawValue: "insetGrouped")
    package static let grouped = Style(rawValue: "grouped")
    /// A form whose labels are aligned in a column.
    package static let columns = Style(rawValue: "columns")
    package static let table = Style(rawValue: "table")
  }
}

extension ControlSpec.Style {
  /// The styles that the library uses for each kind of control, for the tests of hosts: each host
  /// states how it renders every one.
  package static let used: [ControlSpec.Kind: [ControlSpec.Style]] = [
    .button: [
      .automatic, .plain, .bordered, .borderedProminent, .borderless, .link, .segment, .menu,
      .menuItem, .submenu,
    ],
    .toggleIndicator: [.switch, .checkbox],
    .slider: [.automatic],
    .stepperButtons: [.automatic],
    .textField: [.automatic, .plain, .roundedBorder, .squareBorder, .search],
    .secureField: [.automatic, .plain, .roundedBorder, .squareBorder],
    .textEditor: [.automatic, .plain, .roundedBorder],
    .pickerIndicator: [
      .automatic, .menu, .segmented, .palette, .inline, .radioGroup, .horizontalRadioGroup, .wheel,
      .navigationLink,
    ],
    .progress: [.automatic, .linear, .circular],
    .row: [
      .automatic, .plain, .inset, .insetGrouped, .grouped, .sidebar, .bordered, .columns, .table,
    ],
    .list: [
      .automatic, .plain, .inset, .insetGrouped, .grouped, .sidebar, .bordered, .columns, .table,
    ],
    .groupBox: [.automatic],
    .bar: [.navigation, .search, .lower, .tabs, .sidebar],
    .fileDialog: [.automatic],
    .scrollView: [.automatic, .plain],
    .presentation: [.sheet, .alert, .dialog, .popover, .menu, .cover, .carried],
  ]
}
