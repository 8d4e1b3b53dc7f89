import HostInterface
import LayoutCore
import ViewRuntime

/// `onLongPressGesture`.
struct LongPressModifier {
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
}

extension LongPressModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(
      traits: environment.isEnabled ? [] : .disabled,
      actions: environment.isEnabled ? .longPress : [])
  }

  static var environmentMask: EnvironmentMask { EnvironmentValues.isEnabledMask }

  func laysOutDifferently(from old: LongPressModifier) -> Bool { false }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    guard case .longPress = event else { return }
    onPressingChanged?(true)
    action()
    onPressingChanged?(false)
  }
}

extension View {
  /// Calls `action` when the view is pressed for long; the host decides how long that is.
  ///
  /// - Parameter onPressingChanged: told when the press begins and ends.
  public nonisolated func onLongPressGesture(
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(LongPressModifier(action: action, onPressingChanged: onPressingChanged))
  }
}
