import ViewRuntime

extension View {
  /// Sets whether scrolling ends editing: `immediately` and `interactively` remove the focus from
  /// the field.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    environment(\.scrollDismissesKeyboardMode, mode)
      .modifier(DismissingKeyboard(isActive: mode == .immediately || mode == .interactively))
  }
}

private struct DismissingKeyboard {
  let isActive: Bool
  @Environment(\.hostCommands) private var host

  nonisolated init(isActive: Bool) { self.isActive = isActive }
}

extension DismissingKeyboard: ViewModifier {
  func body(content: _ViewModifier_Content<Self>) -> some View {
    content.transformEnvironment(\.scrollBehavior) { conduct in
      guard isActive else { return }
      let former = conduct.moved
      let host = host
      conduct.moved = { state in
        former?(state)
        host.perform(.focus(nil))
      }
    }
  }
}
