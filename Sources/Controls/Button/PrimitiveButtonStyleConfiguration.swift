import ViewRuntime

/// The properties of a button that a `PrimitiveButtonStyle` receives.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public struct Label {
    package let content: AnyView

    package init(content: AnyView) { self.content = content }
  }

  /// The button's role; nil if it has none.
  public let role: ButtonRole?
  /// The button's label, to place in the style's view.
  public let label: Label
  package let action: @MainActor () -> Void

  package init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Performs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}
