import Foundation
import HostInterface

extension KeyStroke {
  /// The shortcut as GNOME's menus show it: `Shift+Ctrl+N`, with the key names of the user's
  /// language. Control stands for Command. Nil for keys that mean the same everywhere, such as
  /// Return and Escape, and for keys without a name.
  func nameOnDesktop(in locale: Locale) -> String? {
    guard let name = keyName else { return nil }
    var parts: [String] = []
    if modifiers.contains(.shift) || key.isUppercase { parts.append("Shift") }
    if modifiers.contains(.command) || modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.option) { parts.append("Alt") }
    // Control already stands for Command; a shortcut with both uses Super for Command.
    if modifiers.contains(.command), modifiers.contains(.control) { parts.append("Super") }
    if parts.isEmpty, [Named.return, Named.escape].contains(key) { return nil }
    return (parts + [name])
      .map { LibraryWords.translation(of: "\($0) key", in: locale) ?? $0 }.joined(separator: "+")
  }

  private var keyName: String? {
    switch key {
    case Named.up: "↑"
    case Named.down: "↓"
    case Named.left: "←"
    case Named.right: "→"
    case Named.escape: "Esc"
    case Named.return: "Return"
    case Named.tab: "Tab"
    case Named.delete: "Backspace"
    case Named.deleteForward: "Delete"
    case Named.home: "Home"
    case Named.end: "End"
    case Named.pageUp: "Page Up"
    case Named.pageDown: "Page Down"
    case " ": "Space"
    default: printableName
    }
  }

  private var printableName: String? {
    guard let scalar = key.unicodeScalars.first else { return nil }
    // F1 is at index 5 of Apple's function key codes.
    if (0xF704...0xF70F).contains(scalar.value) { return "F\(scalar.value - 0xF703)" }
    return (0xF700...0xF8FF).contains(scalar.value) ? nil : key.uppercased()
  }
}
