import ViewRuntime

extension View {
  /// Adds a gesture that is recognised along with those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T?, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .simultaneous, mask)
  }

  /// Adds a gesture recognised along with those inside, which takes part only while `isEnabled` is
  /// true.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T?, isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture recognised along with those inside, with a name; the name is not used here.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T?, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }
}
