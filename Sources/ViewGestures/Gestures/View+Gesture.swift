import ViewRuntime

// A gesture may be missing: a Boolean decides whether there is one.
extension View {
  /// Adds a gesture; those of the views inside come first.
  ///
  /// ```swift
  /// card.gesture(isMovable ? DragGesture().onChanged { offset = $0.translation } : nil)
  /// ```
  ///
  /// The view keeps its identity when the gesture comes or goes; one that is under way ends.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T?, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .normal, mask)
  }

  /// Adds a gesture that takes part only while `isEnabled` is true; those inside always do.
  public nonisolated func gesture<T: Gesture>(_ gesture: T?, isEnabled: Bool) -> some View {
    self.gesture(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name; nothing here asks for the name.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T?, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, .normal, isEnabled ? .all : .subviews)
  }

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
