import ViewEvents
import ViewRuntime

extension Scene {
  /// Calls `action` with the old and the new value when `value` changes.
  ///
  /// ```swift
  /// WindowGroup { ContentView() }
  ///   .onChange(of: scenePhase) { _, phase in
  ///     if phase == .background { library.save() }
  ///   }
  /// ```
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ViewScene(SceneView(self).onChange(of: value, initial: initial, action))
  }

  /// Calls `action` when `value` changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ViewScene(SceneView(self).onChange(of: value, initial: initial, action))
  }

  /// The form before iOS 17: `action` receives the new value, and captures old values (S6.8).
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ViewScene(SceneView(self).onChange(of: value, perform: action))
  }
}
