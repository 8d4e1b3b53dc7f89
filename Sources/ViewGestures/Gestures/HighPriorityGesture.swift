import ViewRuntime

extension View {
  /// Adds a gesture that takes precedence over those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T?, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .high, mask)
  }

  /// Adds a gesture that takes precedence, and takes part only while `isEnabled` is true.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T?, isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that takes precedence, with a name; the name is not used here.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T?, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, .high, isEnabled ? .all : .subviews)
  }
}
