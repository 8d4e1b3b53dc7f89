import Combine
import Observation
import ViewRuntime

extension View {
  /// Tells an object to the app, for `@FocusedObject`, while the scene of this view is in front.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Tells an object to the app, for `@FocusedObject`, while the scene of this view is in front;
  /// nil: tells nothing.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(object, isForScene: true) { $0[object: T.self] = $1 })
  }
}
