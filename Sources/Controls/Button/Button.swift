import ViewRuntime

/// Performs an action when the user activates it.
///
/// ```swift
/// Button("Save") { document.save() }
/// Button(role: .destructive) { remove() } label: { Text("Delete") }
/// ```
///
/// The style in the environment decides its appearance (`buttonStyle(_:)`). A disabled button never
/// runs its action. What the action reads is not a dependency (S5.8).
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View where Label: View {
  public typealias Body = Never

  /// Creates a button with a custom label.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  /// Creates a button with a custom label and an optional role.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button: PrimitiveView, EnvironmentChoice, StyleableView where Label: View {
  package var usual: some View {
    ButtonControl(style: .automatic, role: role, action: action, label: label)
  }

  var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), action: action)
  }

  var automatic: any StyleMaker<PrimitiveButtonStyleConfiguration> {
    PrimitiveButtonStyleMaker(style: DefaultButtonStyle())
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration, to style it further.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: configuration.label)
  }
}
