import HostInterface

/// Keys that press a button or flip a toggle, wherever the focus is.
///
/// ```swift
/// Button("Save") { save() }.keyboardShortcut("s")
/// Button("Sign in") { signIn() }.keyboardShortcut(.defaultAction)
/// ```
///
/// Few terminals can send the Command key; there Control substitutes for it, and Alt for the
/// letters that a terminal reserves (Control-C, Control-Z, Control-I, Control-M ...): `"s"` is
/// Control-S or Alt-S.
public struct KeyboardShortcut: Sendable {
  /// The key; a capital letter implies Shift.
  public var key: KeyEquivalent
  /// The modifier keys that must be held.
  public var modifiers: EventModifiers
  /// How the key is changed for other keyboards; without effect here.
  public var localization: Localization

  /// How keys are changed for keyboards of other languages.
  ///
  /// - Note: Without effect: keys are used as written.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// The system's default.
    public static let automatic = Localization(name: "automatic")
    /// Keys that point to a side are not mirrored in right-to-left layout.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Not changed at all.
    public static let custom = Localization(name: "custom")
  }

  /// Return: the main action of a sheet.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// Escape: closes without a change.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut with Command by default; use `modifiers: []` for none.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut with a localization for other keyboards, which has no effect here.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  package var stroke: KeyStroke {
    // "S" means Shift-"s".
    var modifiers = KeyStroke.Modifiers(rawValue: modifiers.rawValue)
    guard key.character.isUppercase, let lower = key.character.lowercased().first else {
      return KeyStroke(key.character, modifiers)
    }
    modifiers.insert(.shift)
    return KeyStroke(lower, modifiers)
  }
}

extension KeyboardShortcut: Hashable {
  public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
    a.key == b.key && a.modifiers == b.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the controls inside.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  static let shortcutMask = EnvironmentMask(ObjectIdentifier(KeyboardShortcutKey.self))
}

extension View {
  /// Presses the control inside when the keys are pressed, with Command by default.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the control inside when the keys are pressed; `localization` has no effect here.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Presses the control inside when the keys are pressed: `.defaultAction` by Return,
  /// `.cancelAction` by Escape. If several controls have the same keys, the first one wins.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Sets or removes the shortcut of the controls inside.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

extension NodeContent {
  /// Sets a control's shortcut; the two that every window knows are passed to the host as traits.
  mutating func take(_ shortcut: KeyboardShortcut) {
    guard !actions.isDisjoint(with: [.activate, .setValue]) else { return }
    switch shortcut {
    case .defaultAction: traits.insert(.defaultAction)
    case .cancelAction: traits.insert(.cancelAction)
    default: self.shortcut = shortcut.stroke
    }
  }
}
