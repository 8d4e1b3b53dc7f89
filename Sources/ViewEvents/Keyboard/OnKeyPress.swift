import Foundation
import HostInterface
import ViewRuntime

extension View {
  /// Calls `action` when the key is pressed while the focus is on this view or inside it.
  ///
  /// ```swift
  /// Board().focusable().onKeyPress(.space) {
  ///   game.flip()
  ///   return .handled
  /// }
  /// ```
  ///
  /// The innermost view handles a key press first; ignored presses bubble up to the views around
  /// it, and finally to the focused control.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Calls `action` with the key press when the key is in one of the phases.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls `action` for any of a set of keys.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyHandlerModifier(keys: Set(keys.map(\.character))) { stroke, _ in
        let press = KeyPress(stroke)
        return phases.contains(press.phase) && keys.contains(press.key)
          && action(press) == .handled
      })
  }

  /// Calls `action` for keys that type one of the characters.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      press.characters.unicodeScalars.contains { characters.contains($0) }
        ? action(press) : .ignored
    }
  }

  /// Calls `action` for every key.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyHandlerModifier { stroke, _ in
        let press = KeyPress(stroke)
        return phases.contains(press.phase) && action(press) == .handled
      })
  }
}
