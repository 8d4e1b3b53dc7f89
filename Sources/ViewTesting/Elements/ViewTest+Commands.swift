import Foundation
import HostInterface
import Scenes
import ViewRuntime

extension ViewTest {
  /// Opens the app's menus, like F9 in a terminal.
  public func openCommands(file: String = #fileID, line: Int = #line) throws {
    send(.perform(.root, .commands))
    guard presented?.role == .menu else {
      throw ViewTestError("The app has no menus.", file, line)
    }
  }

  /// Chooses an entry of the app's menus: `try app.chooseCommand("File", "New folder")`.
  public func chooseCommand(
    _ path: String..., file: String = #fileID, line: Int = #line
  ) throws {
    try openCommands(file: file, line: line)
    for name in path {
      guard let presented else {
        throw ViewTestError(
          "No menu is open in which \(TreeText.quoted(name)) could be.", file, line)
      }
      try presented.find(.named(name), file: file, line: line).tap(file: file, line: line)
    }
  }
}

extension ViewTest {
  /// Asks the app to open a URL, as the desktop does: see `onOpenURL(perform:)`.
  public func open(_ url: URL) {
    perform { _ in
      if let windows { windows.open(url) } else { runtime.openedURLs.open(url) }
    }
  }
}
