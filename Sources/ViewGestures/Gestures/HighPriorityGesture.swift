import ViewRuntime

extension View {
  /// Adds a gesture that comes before those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T?, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .high, mask)
  }

  /// Adds a gesture that comes first, and takes part only while `isEnabled` is true.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T?, isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes first, with a name; nothing here asks for the name.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T?, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, .high, isEnabled ? .all : .subviews)
  }
}
