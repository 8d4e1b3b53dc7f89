/// What a program says about all bars of a kind through UIKit's appearances, such as
/// `UITabBar.appearance()`.
@MainActor
package protocol BarAppearance: AnyObject {
  /// Whether no bar of the kind is shown.
  var hidesBars: Bool { get }
}

/// The appearances that a program has asked for; they are read when a bar is updated.
@MainActor
package enum BarAppearances {
  package static var tabBar: (any BarAppearance)?
}
