import Foundation

/// Settings that the desktop, the terminal or a test determines, not the program.
package struct HostEnvironment: Hashable, Sendable {
  package var isDark: Bool
  /// False when the window is in the background.
  package var isActive: Bool
  package var locale: Locale
  package var isRightToLeft: Bool
  /// The user prefers reduced motion.
  package var reducesMotion = false
  /// The user prefers increased contrast.
  package var hasHighContrast = false

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
