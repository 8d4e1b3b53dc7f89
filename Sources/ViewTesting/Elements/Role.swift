extension ViewTest {
  /// An element's role to the user.
  ///
  /// The set is open: a control may define its own role.
  public struct Role: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
    /// The name, as shown in a tree.
    public let rawValue: String

    /// Makes a role by its name, for a control that defines its own.
    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }

    /// A window, which contains all other elements.
    public static let window = Role(rawValue: "window")
    /// A group without a meaning of its own, such as a stack.
    public static let box = Role(rawValue: "box")
    /// A text.
    public static let text = Role(rawValue: "text")
    /// A picture or symbol.
    public static let image = Role(rawValue: "image")
    /// A shape or a colour.
    public static let shape = Role(rawValue: "shape")
    /// A custom drawing; ``ViewTest/tree`` prints its commands.
    public static let canvas = Role(rawValue: "canvas")
    /// A line between two elements.
    public static let divider = Role(rawValue: "divider")
    /// A scrollable area.
    public static let scrollView = Role(rawValue: "scrollView")
    /// A button.
    public static let button = Role(rawValue: "button")
    /// A button that opens a URL.
    public static let link = Role(rawValue: "link")
    /// A switch that is on or off.
    public static let toggle = Role(rawValue: "toggle")
    /// A number set by dragging.
    public static let slider = Role(rawValue: "slider")
    /// A number changed in steps.
    public static let stepper = Role(rawValue: "stepper")
    /// A single-line text input.
    public static let textField = Role(rawValue: "textField")
    /// A single-line text input whose text is hidden.
    public static let secureField = Role(rawValue: "secureField")
    /// A multi-line text input.
    public static let textEditor = Role(rawValue: "textEditor")
    /// A choice from several options.
    public static let picker = Role(rawValue: "picker")
    /// The progress of a task.
    public static let progress = Role(rawValue: "progress")
    /// Content presented above the window: see ``ViewTest/presented``.
    public static let sheet = Role(rawValue: "sheet")
    /// A question that must be answered with one of its buttons.
    public static let alert = Role(rawValue: "alert")
    /// The dialog of `confirmationDialog`.
    public static let dialog = Role(rawValue: "dialog")
    /// Content presented beside its anchor view.
    public static let popover = Role(rawValue: "popover")
    /// An open list of entries.
    public static let menu = Role(rawValue: "menu")
    /// A list of rows.
    public static let list = Role(rawValue: "list")
    /// A row of a list, a form or a table.
    public static let row = Role(rawValue: "row")
    /// A form of controls.
    public static let form = Role(rawValue: "form")
    /// A group of related elements, such as a group box.
    public static let section = Role(rawValue: "section")
    /// The header above a section's rows or a table's columns.
    public static let header = Role(rawValue: "header")

    /// The roles of interactive elements, as opposed to text and containers.
    static let controls: Set<Role> = [
      button, link, toggle, slider, stepper, textField, secureField, textEditor, picker, progress,
    ]

    static let textInputs: Set<Role> = [textField, secureField, textEditor]
  }
}
