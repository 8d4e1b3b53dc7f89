/// The windows of the running app, for those that stand for them with AppKit's names.
@MainActor
package protocol WindowList: AnyObject {
  /// ``NSWindow/main`` for the windows of scenes, and those that the program has made and shows.
  var shownWindows: [NSWindow] { get }
  /// The one in front; nil if no window is open.
  var front: NSWindow? { get }

  /// Shows a window in front of the app's others.
  func show(_ window: NSWindow)
  /// Hides a window that the program has made.
  func hide(_ window: NSWindow)
  /// Closes a window, or asks about it first.
  func close(_ window: NSWindow, asks: Bool)
  /// Called when a title or a view of a window has changed.
  func contentChanged()
}
