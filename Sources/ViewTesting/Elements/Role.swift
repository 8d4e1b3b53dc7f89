extension ViewTest {
  /// What an element is to the user.
  ///
  /// The set is open: a control may bring a word of its own.
  public struct Role: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
    /// The word, as a tree shows it.
    public let rawValue: String

    /// A role by its word, for what a control brings along.
    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }

    /// A window, which holds all the others.
    public static let window = Role(rawValue: "window")
    /// Groups others and means nothing by itself, as a stack does.
    public static let box = Role(rawValue: "box")
    /// Text to be read.
    public static let text = Role(rawValue: "text")
    /// A picture or symbol.
    public static let image = Role(rawValue: "image")
    /// A shape or a colour.
    public static let shape = Role(rawValue: "shape")
    /// Something drawn by a program's own steps; ``ViewTest/tree`` prints them.
    public static let canvas = Role(rawValue: "canvas")
    /// A line between two things.
    public static let divider = Role(rawValue: "divider")
    /// Something that can be scrolled.
    public static let scrollView = Role(rawValue: "scrollView")
    /// Something to press.
    public static let button = Role(rawValue: "button")
    /// Something to press that leads to an address.
    public static let link = Role(rawValue: "link")
    /// Something that is on or off.
    public static let toggle = Role(rawValue: "toggle")
    /// A number to be chosen by dragging.
    public static let slider = Role(rawValue: "slider")
    /// A number that goes up and down by steps.
    public static let stepper = Role(rawValue: "stepper")
    /// A line of text to type.
    public static let textField = Role(rawValue: "textField")
    /// A line of text to type that is not shown.
    public static let secureField = Role(rawValue: "secureField")
    /// Text of any length to type.
    public static let textEditor = Role(rawValue: "textEditor")
    /// One of several to choose.
    public static let picker = Role(rawValue: "picker")
    /// How far something has come.
    public static let progress = Role(rawValue: "progress")
    /// What lies above the window: see ``ViewTest/presented``.
    public static let sheet = Role(rawValue: "sheet")
    /// A question that has to be answered with one of its buttons.
    public static let alert = Role(rawValue: "alert")
    /// What `confirmationDialog` shows.
    public static let dialog = Role(rawValue: "dialog")
    /// Something beside the view that it belongs to.
    public static let popover = Role(rawValue: "popover")
    /// A list of entries that is open.
    public static let menu = Role(rawValue: "menu")
    /// A list of rows.
    public static let list = Role(rawValue: "list")
    /// A row of a list, a form or a table.
    public static let row = Role(rawValue: "row")
    /// A form of controls.
    public static let form = Role(rawValue: "form")
    /// Things that belong together, as in a group box.
    public static let section = Role(rawValue: "section")
    /// What stands above a section's rows or a table's columns.
    public static let header = Role(rawValue: "header")

    /// Roles of things to be used, as opposed to read or to hold others.
    static let controls: Set<Role> = [
      button, link, toggle, slider, stepper, textField, secureField, textEditor, picker, progress,
    ]

    static let textInputs: Set<Role> = [textField, secureField, textEditor]
  }
}
