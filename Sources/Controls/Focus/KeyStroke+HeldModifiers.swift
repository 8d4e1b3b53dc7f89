import HostInterface

extension KeyStroke {
  /// The modifiers that the user holds for the key's sake.
  package var heldModifiers: Modifiers {
    modifiers.subtracting([.capsLock, .numericPad, .function])
  }

  /// Whether no modifier is held for the key's sake.
  package var isPlain: Bool { heldModifiers.isEmpty }
}
