import Foundation

/// What a desktop must know about a window beside its title to frame it.
package struct WindowSpec: Hashable, Sendable {
  /// The minimum size, in points; nil: as small as the desktop allows.
  package var least: CGSize?
  /// The maximum size, in points.
  package var most: CGSize?
  /// Whether it is secondary to the app's other windows, like a settings window: it stays above
  /// them, has no main menu, and Escape closes it.
  package var isAuxiliary: Bool

  package init(least: CGSize? = nil, most: CGSize? = nil, isAuxiliary: Bool = false) {
    self.least = least
    self.most = most
    self.isAuxiliary = isAuxiliary
  }
}
