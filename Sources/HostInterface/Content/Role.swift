/// The role of a render-tree node, named as an accessibility client would name it.
///
/// The set is open: a control may define its own role. A host that does not know a role shows the
/// node's children (its default composition).
package struct Role: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  package let rawValue: String

  @inlinable
  package init(rawValue: String) { self.rawValue = rawValue }

  package var description: String { rawValue }

  package static let window = Role(rawValue: "window")
  /// Groups children; has no meaning itself.
  package static let box = Role(rawValue: "box")
  /// A single element to accessibility clients, whatever it is composed of.
  package static let element = Role(rawValue: "element")
  package static let text = Role(rawValue: "text")
  package static let image = Role(rawValue: "image")
  package static let shape = Role(rawValue: "shape")
  package static let canvas = Role(rawValue: "canvas")
  /// Not drawn; the preceding siblings show only where it is opaque.
  package static let mask = Role(rawValue: "mask")
  package static let divider = Role(rawValue: "divider")
  package static let scrollView = Role(rawValue: "scrollView")

  package static let button = Role(rawValue: "button")
  package static let link = Role(rawValue: "link")
  package static let toggle = Role(rawValue: "toggle")
  package static let slider = Role(rawValue: "slider")
  package static let stepper = Role(rawValue: "stepper")
  package static let textField = Role(rawValue: "textField")
  package static let secureField = Role(rawValue: "secureField")
  package static let textEditor = Role(rawValue: "textEditor")
  package static let picker = Role(rawValue: "picker")
  package static let progress = Role(rawValue: "progress")

  package static let sheet = Role(rawValue: "sheet")
  package static let alert = Role(rawValue: "alert")
  package static let dialog = Role(rawValue: "dialog")
  package static let popover = Role(rawValue: "popover")
  package static let menu = Role(rawValue: "menu")

  package static let list = Role(rawValue: "list")
  package static let row = Role(rawValue: "row")
  /// A list whose rows are divided into cells.
  package static let table = Role(rawValue: "table")
  /// The column headers of a table.
  package static let columnHeads = Role(rawValue: "columnHeads")
  package static let cell = Role(rawValue: "cell")
  package static let form = Role(rawValue: "form")
  package static let section = Role(rawValue: "section")
  package static let header = Role(rawValue: "header")

  /// Views between bars: a page of a navigation stack or a column of a split view.
  package static let screen = Role(rawValue: "screen")
  /// The line above a screen with its title, back button and tools.
  package static let navigationBar = Role(rawValue: "navigationBar")
  /// The line below the navigation bar with the search field.
  package static let searchBar = Role(rawValue: "searchBar")
  /// Further tools of a screen.
  package static let toolbar = Role(rawValue: "toolbar")
  /// The row of tabs of a tab view, each a `tab`; a `tab` is a button.
  package static let tabBar = Role(rawValue: "tabBar")
  package static let tab = Role(rawValue: "tab")
  /// Columns side by side, each a `screen`.
  package static let splitView = Role(rawValue: "splitView")
}

extension Role {
  /// Whether it holds buttons at the edge of a screen.
  package var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }

  /// Returns a text of the role as it is displayed: passwords are masked.
  package func shown(_ text: String) -> String {
    self == .secureField ? String(repeating: "•", count: text.count) : text
  }
}
