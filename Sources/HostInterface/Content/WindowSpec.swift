import Foundation

/// What a desktop must know of a window beside its title to frame it.
package struct WindowSpec: Hashable, Sendable {
  /// The user cannot make it smaller, in points; nil: as small as the desktop allows.
  package var least: CGSize?
  /// The user cannot make it larger, in points.
  package var most: CGSize?
  /// Belongs to the app's other windows, as the one with its settings does: it lies above them, has
  /// no main menu, and Escape closes it.
  package var isAuxiliary: Bool

  package init(least: CGSize? = nil, most: CGSize? = nil, isAuxiliary: Bool = false) {
    self.least = least
    self.most = most
    self.isAuxiliary = isAuxiliary
  }
}
