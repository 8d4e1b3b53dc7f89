import Combine
import HostInterface

/// The modifier keys that the user holds down, as far as the host can tell.
///
/// A window's host tells of each change. A terminal tells with keys and clicks only, so there the
/// modifiers of the last of them count.
@MainActor
package final class HeldKeys: ObservableObject {
  @Published package private(set) var modifiers: EventModifiers = []
  private var isTold = false

  package nonisolated init() {}

  /// The host knows.
  func tell(_ modifiers: KeyStroke.Modifiers) {
    isTold = true
    set(modifiers)
  }

  /// The host mentioned them with something else.
  func guess(_ modifiers: KeyStroke.Modifiers) {
    if !isTold { set(modifiers) }
  }

  private func set(_ modifiers: KeyStroke.Modifiers) {
    let new = EventModifiers(modifiers)
    if new != self.modifiers { self.modifiers = new }
  }
}

private struct HeldKeysKey: EnvironmentKey {
  static let defaultValue = HeldKeys()
}

extension EnvironmentValues {
  /// The window's; one that never changes where there is no window.
  package var heldKeys: HeldKeys {
    get { self[HeldKeysKey.self] }
    set { self[HeldKeysKey.self] = newValue }
  }
}
