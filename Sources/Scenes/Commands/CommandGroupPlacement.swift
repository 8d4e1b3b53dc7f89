import ViewTexts

/// A standard place in an app's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  let menu: StandardMenu

  private init(_ name: String, _ menu: StandardMenu) {
    self.name = name
    self.menu = menu
  }

  /// App information: first in the App menu.
  public static let appInfo = CommandGroupPlacement("appInfo", .app)
  /// Settings, in the App menu; an app with `Settings` has an item there.
  public static let appSettings = CommandGroupPlacement("appSettings", .app)
  /// System services, in the App menu; empty here.
  public static let systemServices = CommandGroupPlacement("systemServices", .app)
  /// Hiding and showing the app, in the App menu; empty here.
  public static let appVisibility = CommandGroupPlacement("appVisibility", .app)
  /// Quitting the app, last in the App menu: Quit.
  public static let appTermination = CommandGroupPlacement("appTermination", .app)
  /// New and Open, first in the File menu; document-based apps have them.
  public static let newItem = CommandGroupPlacement("newItem", .file)
  /// Save and Save As, in the File menu; document-based apps have them.
  public static let saveItem = CommandGroupPlacement("saveItem", .file)
  /// Importing and exporting, in the File menu; empty here.
  public static let importExport = CommandGroupPlacement("importExport", .file)
  /// Printing, last in the File menu; empty here.
  public static let printItem = CommandGroupPlacement("printItem", .file)
  /// Undo and Redo, first in the Edit menu, while there is something to undo or redo.
  public static let undoRedo = CommandGroupPlacement("undoRedo", .edit)
  /// Cut, copy and paste, in the Edit menu; empty here.
  public static let pasteboard = CommandGroupPlacement("pasteboard", .edit)
  /// Finding and transforming text, last in the Edit menu; empty here.
  public static let textEditing = CommandGroupPlacement("textEditing", .edit)
  /// Fonts and styles, in the Format menu; empty here.
  public static let textFormatting = CommandGroupPlacement("textFormatting", .format)
  /// Showing and customizing toolbars, in the View menu; empty here.
  public static let toolbar = CommandGroupPlacement("toolbar", .view)
  /// Showing and hiding the sidebar, in the View menu; empty here.
  public static let sidebar = CommandGroupPlacement("sidebar", .view)
  /// Window sizes, first in the Window menu; empty here.
  public static let windowSize = CommandGroupPlacement("windowSize", .window)
  /// The windows by name, last in the Window menu, if there are several.
  public static let windowList = CommandGroupPlacement("windowList", .window)
  /// Single windows, in the Window menu; empty here.
  public static let singleWindowList = CommandGroupPlacement("singleWindowList", .window)
  /// The arrangement of windows, in the Window menu; empty here.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement", .window)
  /// Help, in the Help menu; empty here.
  public static let help = CommandGroupPlacement("help", .help)

  /// All placements in menu order.
  static let all: [CommandGroupPlacement] = [
    appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem,
    importExport, printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar,
    windowSize, windowArrangement, singleWindowList, windowList, help,
  ]
}

/// The standard menus; those without items are not shown.
enum StandardMenu: String, CaseIterable {
  /// The one with the app's name.
  case app = "App"
  case file = "File"
  case edit = "Edit"
  case format = "Format"
  case view = "View"
  case window = "Window"
  case help = "Help"

  @MainActor var title: Text {
    self == .app
      ? Text(verbatim: AppName.shown) : Text(.library(LocalizedStringKey(rawValue)))
  }
}
