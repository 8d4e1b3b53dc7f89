/// A usual place among an app's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  let menu: StandardMenu

  private init(_ name: String, _ menu: StandardMenu) {
    self.name = name
    self.menu = menu
  }

  /// About the app: first in the menu App.
  public static let appInfo = CommandGroupPlacement("appInfo", .app)
  /// Settings, in the menu App; an app with `Settings` has an entry there.
  public static let appSettings = CommandGroupPlacement("appSettings", .app)
  /// What the system offers, in the menu App; empty here.
  public static let systemServices = CommandGroupPlacement("systemServices", .app)
  /// Hiding and showing the app, in the menu App; empty here.
  public static let appVisibility = CommandGroupPlacement("appVisibility", .app)
  /// Ending the app, last in the menu App: Quit.
  public static let appTermination = CommandGroupPlacement("appTermination", .app)
  /// New and Open, first in the menu File; apps with documents have them.
  public static let newItem = CommandGroupPlacement("newItem", .file)
  /// Save and Save As, in the menu File; apps with documents have them.
  public static let saveItem = CommandGroupPlacement("saveItem", .file)
  /// Bringing other files in and out, in the menu File; empty here.
  public static let importExport = CommandGroupPlacement("importExport", .file)
  /// Printing, last in the menu File; empty here.
  public static let printItem = CommandGroupPlacement("printItem", .file)
  /// Undo and Redo, first in the menu Edit, while there is something to take back.
  public static let undoRedo = CommandGroupPlacement("undoRedo", .edit)
  /// Cut, copy and paste, in the menu Edit; empty here.
  public static let pasteboard = CommandGroupPlacement("pasteboard", .edit)
  /// Finding and changing text, last in the menu Edit; empty here.
  public static let textEditing = CommandGroupPlacement("textEditing", .edit)
  /// Fonts and styles, in the menu Format; empty here.
  public static let textFormatting = CommandGroupPlacement("textFormatting", .format)
  /// Showing and changing toolbars, in the menu View; empty here.
  public static let toolbar = CommandGroupPlacement("toolbar", .view)
  /// Showing and hiding the sidebar, in the menu View; empty here.
  public static let sidebar = CommandGroupPlacement("sidebar", .view)
  /// Sizes of windows, first in the menu Window; empty here.
  public static let windowSize = CommandGroupPlacement("windowSize", .window)
  /// The windows by name, last in the menu Window, where there are several.
  public static let windowList = CommandGroupPlacement("windowList", .window)
  /// Windows of which there is one, in the menu Window; empty here.
  public static let singleWindowList = CommandGroupPlacement("singleWindowList", .window)
  /// The order of windows, in the menu Window; empty here.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement", .window)
  /// Help, in the menu Help; empty here.
  public static let help = CommandGroupPlacement("help", .help)

  /// In the order in which the menus list them.
  static let all: [CommandGroupPlacement] = [
    appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem,
    importExport, printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar,
    windowSize, windowArrangement, singleWindowList, windowList, help,
  ]
}

/// The menus that every app has, as far as there is anything in them.
enum StandardMenu: String, CaseIterable {
  case app = "App"
  case file = "File"
  case edit = "Edit"
  case format = "Format"
  case view = "View"
  case window = "Window"
  case help = "Help"
}
