/// A usual place among an app's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  let menu: StandardMenu

  private init(_ name: String, _ menu: StandardMenu) {
    self.name = name
    self.menu = menu
  }

  public static let appInfo = CommandGroupPlacement("appInfo", .app)
  public static let appSettings = CommandGroupPlacement("appSettings", .app)
  public static let systemServices = CommandGroupPlacement("systemServices", .app)
  public static let appVisibility = CommandGroupPlacement("appVisibility", .app)
  public static let appTermination = CommandGroupPlacement("appTermination", .app)
  public static let newItem = CommandGroupPlacement("newItem", .file)
  public static let saveItem = CommandGroupPlacement("saveItem", .file)
  public static let importExport = CommandGroupPlacement("importExport", .file)
  public static let printItem = CommandGroupPlacement("printItem", .file)
  public static let undoRedo = CommandGroupPlacement("undoRedo", .edit)
  public static let pasteboard = CommandGroupPlacement("pasteboard", .edit)
  public static let textEditing = CommandGroupPlacement("textEditing", .edit)
  public static let textFormatting = CommandGroupPlacement("textFormatting", .format)
  public static let toolbar = CommandGroupPlacement("toolbar", .view)
  public static let sidebar = CommandGroupPlacement("sidebar", .view)
  public static let windowSize = CommandGroupPlacement("windowSize", .window)
  public static let windowList = CommandGroupPlacement("windowList", .window)
  public static let singleWindowList = CommandGroupPlacement("singleWindowList", .window)
  public static let windowArrangement = CommandGroupPlacement("windowArrangement", .window)
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
