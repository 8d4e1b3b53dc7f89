import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Calls `action` when a scroll view starts or stops moving.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls `action` when a scroll view starts or stops moving.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(
      ObservedScroll { observer in
        observer.phaseChanged = { old, new, state in
          action(
            ScrollPhase(old), ScrollPhase(new),
            ScrollPhaseChangeContext(geometry: ScrollGeometry(state), velocity: nil))
        }
      })
  }
}
