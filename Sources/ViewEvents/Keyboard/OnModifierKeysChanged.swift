import ViewRuntime

/// Finds the window's modifier keys and subscribes to their changes.
private struct ModifierKeysWatch {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.heldKeys) var keys
}

extension ModifierKeysWatch: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(HeldKeysChange(keys: keys, mask: mask, initial: initial, action: action))
  }
}

private struct HeldKeysChange: ViewModifier {
  @ObservedObject var keys: HeldKeys
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void

  func body(content: Content) -> some View {
    content.onChange(of: keys.modifiers.intersection(mask), initial: initial) { old, new in
      action(old, new)
    }
  }
}

extension View {
  /// Calls `action` when the user presses or releases modifier keys, with those held before and
  /// now.
  ///
  /// ```swift
  /// Board().onModifierKeysChanged(mask: .option) { _, held in
  ///   showsHints = held.contains(.option)
  /// }
  /// ```
  ///
  /// A terminal only reports modifiers together with other keys and clicks.
  ///
  /// - Parameters:
  ///   - mask: the modifier keys to watch.
  ///   - initial: whether to also call `action` when the view appears.
  ///
  /// - Note: In part without effect: a terminal reports modifier keys only with other keys and
  ///   clicks.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysWatch(mask: mask, initial: initial, action: action))
  }
}
