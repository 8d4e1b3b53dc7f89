import ViewRuntime

extension View {
  /// Replaces the view by another one while the user holds modifier keys, as in menus.
  ///
  /// ```swift
  /// Button("Close") { close() }
  ///   .modifierKeyAlternate(.option) { Button("Close All") { closeAll() } }
  /// ```
  ///
  /// - Note: In part without effect: a terminal reports modifier keys only with other keys and
  ///   clicks.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    modifier(ModifierKeyAlternate(mask: modifiers, alternate: alternate()))
  }
}

/// Shows another view while modifier keys are held.
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
