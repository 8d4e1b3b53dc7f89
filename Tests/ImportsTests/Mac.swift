import Cocoa

/// Uses what files use that import Cocoa.
@MainActor
enum Mac {
  static let home = URL(fileURLWithPath: NSHomeDirectory())
  static let text = NSColor.labelColor

  static func open() {
    NSWindow.allowsAutomaticWindowTabbing = false
    NSWorkspace.shared.open(home)
  }
}
