import ViewRuntime

/// The modifier of `onAppear` and `onDisappear`.
package struct AppearanceModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
}

extension AppearanceModifier: LifecycleModifier {
  package typealias Body = Never

  package func makeStorage(_ owner: LifecycleOwner) {}

  package func appeared(_ storage: inout Void, _ owner: LifecycleOwner) { onAppear?() }

  package func disappeared(_ storage: inout Void, _ owner: LifecycleOwner) {
    guard let onDisappear else { return }
    owner.runtime.enqueueDeparture(onDisappear)
  }
}

extension View {
  /// Calls `action` when the view appears: after its body and layout, before the frame is shown
  /// (S1.11). State that it writes is in the same frame.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }
}
