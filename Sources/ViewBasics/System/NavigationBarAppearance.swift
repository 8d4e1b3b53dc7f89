import ViewDrawing

/// A program's settings for all navigation bars, made through `UINavigationBar.appearance()`.
@MainActor
package protocol NavigationBarAppearance: AnyObject {
  /// The background of bars whose screens set none; nil means the host's.
  var barColor: Color? { get }
  /// The colour of titles; nil means the usual one.
  func titleColor(isLarge: Bool) -> Color?
  /// The colour of the buttons that bars have of their own; nil means the usual one.
  var buttonColor: Color? { get }
}

extension BarAppearances {
  /// Nil until the program has requested it.
  package static var navigationBar: (any NavigationBarAppearance)?
}
