import ViewRuntime

extension View {
  /// Adds a gesture that goes on beside those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T?, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .simultaneous, mask)
  }

  /// Adds a gesture beside those inside, which takes part only while `isEnabled` is true.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T?, isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture beside those inside, with a name; nothing here asks for the name.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T?, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }
}
