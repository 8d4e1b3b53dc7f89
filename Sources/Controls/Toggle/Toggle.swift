import HostInterface
import ViewBasics
import ViewRuntime

/// Switches between on and off.
///
/// ```swift
/// Toggle("Notifications", isOn: $settings.notifies)
/// Toggle(isOn: $isMuted) { Label("Mute", systemImage: "speaker.slash") }
/// Toggle("All", sources: $items, isOn: \.isDone)
/// ```
public struct Toggle<Label: View> {
  let source: ToggleSource
  let label: Label
}

extension Toggle: View where Label: View {
  /// Switches between on and off, beside a view of its own as label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(source: ToggleSource(isOn), label: label())
  }

  /// Switches several at once: on when all are, mixed when they differ.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(source: ToggleSource(sources, isOn), label: label())
  }

  public var body: some View {
    let isMixed = source.mixed?() ?? false
    ToggleControl(
      isOn: source.isOn.wrappedValue, set: source.isOn,
      content: StyledControl(
        ToggleStyleConfiguration(
          label: .init(content: AnyView(label)), isOn: source.isOn, isMixed: isMixed),
        automatic: ToggleStyleMaker(style: DefaultToggleStyle())))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, to be styled further.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(source: ToggleSource(configuration), label: configuration.label)
  }
}
