import HostInterface

/// The modifier keys held during a key press.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on; no host reports it.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key, which is Alt on most keyboards.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command; in a terminal Control and Alt stand for it, see ``KeyboardShortcut``.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is on the number pad; no host reports it.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifiers except `function`.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  /// Kept for source compatibility: systems reserve the key for themselves.
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 1 << 6)

  package init(_ modifiers: KeyStroke.Modifiers) { rawValue = modifiers.rawValue }
}
