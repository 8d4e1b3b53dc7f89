import HostInterface
import ViewRuntime

/// Marks the view that gets the focus first in a focus scope.
struct PreferredFocusModifier {
  let prefersDefaultFocus: Bool
  let namespace: Namespace.ID
}

extension PreferredFocusModifier: PlacedModifier {
  typealias Body = Never
  typealias Place = PreferredFocusPlace
}

/// Views that prefer the focus are places of a separate focus state.
final class PreferredFocusPlace: ContentPlace {
  private unowned let runtime: ViewRuntime
  private let place: FocusPlace
  var nodes: [RenderNode] {
    get { place.nodes }
    set { place.nodes = newValue }
  }

  init(_ modifier: PreferredFocusModifier, _ runtime: ViewRuntime) {
    self.runtime = runtime
    place = FocusPlace(AnyFocusLocation(), AnyHashable(modifier.namespace))
    if modifier.prefersDefaultFocus { runtime.focus.addPreferred(place) }
  }

  func modifierChanged(from old: PreferredFocusModifier, to new: PreferredFocusModifier) {
    guard new.prefersDefaultFocus != old.prefersDefaultFocus else { return }
    if new.prefersDefaultFocus {
      runtime.focus.addPreferred(place)
    } else {
      runtime.focus.removePreferred(place)
    }
  }

  func willUnmount() { runtime.focus.removePreferred(place) }
}

extension View {
  /// Makes this view the first to get the focus in its scope, at the start and after `resetFocus`.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      PreferredFocusModifier(prefersDefaultFocus: prefersDefaultFocus, namespace: namespace))
  }
}
