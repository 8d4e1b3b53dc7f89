import HostInterface
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
  /// Creates a toggle with a custom label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(source: ToggleSource(isOn), label: label())
  }

  /// Creates a toggle over several sources: on when all are on, mixed when they differ.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(source: ToggleSource(sources, isOn), label: label())
  }

  public var body: some View {
    let isMixed = source.mixed?() ?? false
    let set = source.isOn.readAgain
    let isOn = set.wrappedValue
    ToggleControl(
      isOn: isOn, set: set,
      content: ToggleLooks(label: label, isOn: isOn, set: set, isMixed: isMixed))
  }
}

/// The appearance of a toggle.
private struct ToggleLooks<Label: View>: View {
  typealias Body = Never

  let label: Label
  let isOn: Bool
  let set: Binding<Bool>
  let isMixed: Bool
}

extension ToggleLooks: StyleableView {
  package var usual: some View {
    LabeledRow(label: label) {
      ToggleIndicator(style: .switch, isOn: isOn, set: set)
    }
  }

  var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(
      label: .init(content: AnyView(label)), isOn: set, isMixed: isMixed)
  }

  var automatic: any StyleMaker<ToggleStyleConfiguration> {
    ToggleStyleMaker(style: DefaultToggleStyle())
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration, to style it further.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(source: ToggleSource(configuration), label: configuration.label)
  }
}
