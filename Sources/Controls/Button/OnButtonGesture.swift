import ViewEvents
import ViewRuntime

extension View {
  /// Calls `action` when the view is pressed and released as a button is, and `pressing` with true
  /// when the press begins and false when it ends.
  public nonisolated func _onButtonGesture(
    pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ButtonGestureModifier(pressing: pressing, action: action))
  }
}

private struct ButtonGestureModifier: ViewModifier {
  let pressing: (@MainActor (Bool) -> Void)?
  let action: @MainActor () -> Void

  nonisolated init(
    pressing: (@MainActor (Bool) -> Void)?, action: @escaping @MainActor () -> Void
  ) {
    self.pressing = pressing
    self.action = action
  }

  func body(content: Content) -> some View {
    Button(action: action) { content }.buttonStyle(PressReportingStyle(pressing: pressing))
  }
}

/// Shows the label alone, and reports its presses.
private struct PressReportingStyle: ButtonStyle {
  let pressing: (@MainActor (Bool) -> Void)?

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in
      pressing?(isPressed)
    }
  }
}
