import Foundation

/// What the surroundings decide: the desktop, the terminal, a test.
package struct HostEnvironment: Hashable, Sendable {
  package var isDark: Bool
  /// False when the window is in the background.
  package var isActive: Bool
  package var locale: Locale
  package var isRightToLeft: Bool

  package init(
    isDark: Bool = false, isActive: Bool = true, locale: Locale = .current,
    isRightToLeft: Bool = false
  ) {
    self.isDark = isDark
    self.isActive = isActive
    self.locale = locale
    self.isRightToLeft = isRightToLeft
  }
}
