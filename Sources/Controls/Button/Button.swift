import ViewRuntime

/// Does something when it is activated.
///
/// ```swift
/// Button("Save") { document.save() }
/// Button(role: .destructive) { remove() } label: { Text("Delete") }
/// ```
///
/// The style in the environment decides how it looks (`buttonStyle(_:)`). Disabled, its action
/// never runs. What the action reads is no dependency (S5.8).
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View where Label: View {
  public typealias Body = Never

  /// Does something, under a view of its own.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  /// Does something, under a view of its own, in the looks of a role; nil: none.
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
  /// The button that a style was given, to be styled further.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: configuration.label)
  }
}
