import ViewRuntime

/// Finds the window's keys; what watches them is told of each change.
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

/// Shows another view while keys are held.
private struct ModifierKeyAlternate<Alternate: View> {
  let mask: EventModifiers
  let alternate: Alternate
  @Environment(\.heldKeys) var keys
}

extension ModifierKeyAlternate: ViewModifier {
  func body(content: Content) -> some View {
    HeldKeysChoice(
      keys: keys, mask: mask, usual: content, alternate: alternate)
  }
}

private struct HeldKeysChoice<Usual: View, Alternate: View>: View {
  @ObservedObject var keys: HeldKeys
  let mask: EventModifiers
  let usual: Usual
  let alternate: Alternate

  var body: some View {
    if !mask.isEmpty, keys.modifiers.isSuperset(of: mask) { alternate } else { usual }
  }
}

extension View {
  /// Calls `action` when the user presses or lets go of modifier keys, with those held before and
  /// now.
  ///
  /// ```swift
  /// Board().onModifierKeysChanged(mask: .option) { _, held in
  ///   showsHints = held.contains(.option)
  /// }
  /// ```
  ///
  /// A terminal knows of modifiers with other keys and clicks only.
  ///
  /// - Parameters:
  ///   - mask: the keys that count.
  ///   - initial: whether to call it when the view appears, too.
  ///
  /// - Note: In part without effect: a terminal knows of modifiers with other keys and clicks only.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysWatch(mask: mask, initial: initial, action: action))
  }

  /// Shows another view in this one's place while the user holds modifier keys, as menus do.
  ///
  /// ```swift
  /// Button("Close") { close() }
  ///   .modifierKeyAlternate(.option) { Button("Close All") { closeAll() } }
  /// ```
  ///
  /// - Note: In part without effect: a terminal knows of modifiers with other keys and clicks only.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    modifier(ModifierKeyAlternate(mask: modifiers, alternate: alternate()))
  }
}
