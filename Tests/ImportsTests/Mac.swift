import Cocoa

/// Uses names that programs import Cocoa for.
@MainActor
enum Mac {
  static let home = URL(fileURLWithPath: NSHomeDirectory())
  static let text = NSColor.labelColor

  static func open() {
    NSWindow.allowsAutomaticWindowTabbing = false
    NSWorkspace.shared.open(home)
  }
}
