import HostInterface
import ViewRuntime

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls hide their labels; `labelsHidden()` sets it.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

package enum LabelsHidden {
  /// A control's label, shown unless labels are hidden. Its text still names the control.
  package struct Hideable<Label: View>: View {
    package typealias Body = Never

    let label: Label

    package init(_ label: Label) { self.label = label }
  }

  static var environmentMask: EnvironmentMask {
    EnvironmentMask(ObjectIdentifier(LabelsHiddenKey.self))
  }
}

extension LabelsHidden.Hideable: EnvironmentChoice {
  package var usual: Label { label }

  package var other: some View { SpokenLabel(hidden: label) }

  package static func isUsual(in environment: EnvironmentValues) -> Bool {
    !environment.areLabelsHidden
  }

  package static var environmentMask: EnvironmentMask { LabelsHidden.environmentMask }
}

/// Takes no space and shows nothing, but names the control that contains it.
private struct SpokenLabel<Hidden: View>: View, ControlView {
  typealias Body = Never
  let hidden: Hidden

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(label: hidden.label)
  }
  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> EmptyView { EmptyView() }
  func nodeLayout(hostDraws: Bool, in environment: EnvironmentValues) -> any NodeLayout {
    // Keeps the usual spacing; otherwise the control would touch its predecessor.
    ZeroSizeLayout()
  }
  func handle(_ event: HostEvent, _ context: ControlContext) {}
}

extension View {
  /// Hides the labels of the controls inside; they still name the controls.
  public nonisolated func labelsHidden() -> some View {
    environment(\.areLabelsHidden, true)
  }
}
