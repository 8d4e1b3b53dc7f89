/// A program's settings for all bars of a kind, made through UIKit's appearances, such as
/// `UITabBar.appearance()`.
@MainActor
package protocol BarAppearance: AnyObject {
  /// Whether all bars of the kind are hidden.
  var hidesBars: Bool { get }
}

/// The appearances that the program has requested; bars read them when they update.
@MainActor
package enum BarAppearances {
  package static var tabBar: (any BarAppearance)?
}
