import HostInterface
import SwiftUI

extension ViewTest {
  /// Holds modifier keys down from here on, for `onModifierKeysChanged`; an empty set releases all.
  ///
  /// ```swift
  /// app.hold(.option)
  /// #expect(app.exists("Close All"))
  /// app.hold([])
  /// ```
  public func hold(_ modifiers: EventModifiers) {
    send(.held(KeyStroke.Modifiers(rawValue: modifiers.rawValue)))
  }
}
