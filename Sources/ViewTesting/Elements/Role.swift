extension ViewTest {
  /// What an element is to the user.
  ///
  /// The set is open: a control may bring a word of its own.
  public struct Role: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }

    public static let window = Role(rawValue: "window")
    /// Groups others and means nothing by itself, as a stack does.
    public static let box = Role(rawValue: "box")
    public static let text = Role(rawValue: "text")
    public static let image = Role(rawValue: "image")
    public static let shape = Role(rawValue: "shape")
    /// Something drawn by a program's own steps; ``ViewTest/tree`` prints them.
    public static let canvas = Role(rawValue: "canvas")
    public static let divider = Role(rawValue: "divider")
    public static let scrollView = Role(rawValue: "scrollView")
    public static let button = Role(rawValue: "button")
    public static let link = Role(rawValue: "link")
    public static let toggle = Role(rawValue: "toggle")
    public static let slider = Role(rawValue: "slider")
    public static let stepper = Role(rawValue: "stepper")
    public static let textField = Role(rawValue: "textField")
    public static let secureField = Role(rawValue: "secureField")
    public static let textEditor = Role(rawValue: "textEditor")
    public static let picker = Role(rawValue: "picker")
    public static let progress = Role(rawValue: "progress")
    /// What lies above the window: see ``ViewTest/presented``.
    public static let sheet = Role(rawValue: "sheet")
    public static let alert = Role(rawValue: "alert")
    public static let dialog = Role(rawValue: "dialog")
    public static let popover = Role(rawValue: "popover")
    public static let menu = Role(rawValue: "menu")
    public static let list = Role(rawValue: "list")
    public static let row = Role(rawValue: "row")
    public static let form = Role(rawValue: "form")
    public static let section = Role(rawValue: "section")
    public static let header = Role(rawValue: "header")

    /// Roles of things to be used, as opposed to read or to hold others.
    static let controls: Set<Role> = [
      button, link, toggle, slider, stepper, textField, secureField, textEditor, picker, progress,
    ]

    static let textInputs: Set<Role> = [textField, secureField, textEditor]
  }
}
