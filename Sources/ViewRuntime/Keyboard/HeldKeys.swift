import Combine
import HostInterface

/// The modifier keys that the user is holding, as far as the host can tell.
///
/// A graphical host reports each change. A terminal reports them only with keys and clicks, so
/// there the modifiers of the last of those count.
@MainActor
package final class HeldKeys: ObservableObject {
  @Published package private(set) var modifiers: EventModifiers = []
  private var isTold = false

  package nonisolated init() {}

  /// Called when the host reports the modifiers.
  func tell(_ modifiers: KeyStroke.Modifiers) {
    isTold = true
    set(modifiers)
  }

  /// Called when the host includes modifiers in another event.
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
  /// The window's held keys; without a window, an object that never changes.
  package var heldKeys: HeldKeys {
    get { self[HeldKeysKey.self] }
    set { self[HeldKeysKey.self] = newValue }
  }
}
