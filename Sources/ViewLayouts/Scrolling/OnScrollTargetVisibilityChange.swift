import Foundation
import ViewRuntime

extension View {
  /// Calls `action` with the ids of the visible views of the `scrollTargetLayout()`, each time they
  /// change.
  ///
  /// - Parameter threshold: the fraction of a view that must be visible, from 0 to 1.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}

@MainActor
private final class KnownIDs {
  var ids: [AnyHashable]?
  nonisolated init() {}
}

private struct ScrollTargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
  @Owned private var known = KnownIDs()

  nonisolated init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension ScrollTargetVisibilityModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (known, threshold, action) = (known, threshold, action)
    let tell: @MainActor ([AnyHashable]) -> Void = { found in
      let ids = found.filter { $0.base is ID }
      guard known.ids != ids else { return }
      known.ids = ids
      action(ids.compactMap { $0.base as? ID })
    }
    return content.modifier(
      ObservedScroll { observer in
        observer.changed = { state in
          let visible = state.visible
          let shown = state.targets().filter { $0.frame.shown(in: visible) >= threshold }
          tell(shown.compactMap(\.id))
        }
      })
  }
}

extension CGRect {
  /// Returns the fraction of the rectangle that is within another one, from 0 to 1.
  func shown(in other: CGRect) -> Double {
    guard width > 0, height > 0 else { return 0 }
    let common = intersection(other)
    return common.isNull ? 0 : Double(common.width * common.height / (width * height))
  }
}
