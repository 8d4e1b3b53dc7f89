import HostInterface

extension KeyStroke {
  /// The modifiers that the user holds deliberately, without those the key implies.
  package var heldModifiers: Modifiers {
    modifiers.subtracting([.capsLock, .numericPad, .function])
  }

  /// Whether no such modifier is held.
  package var isPlain: Bool { heldModifiers.isEmpty }
}
