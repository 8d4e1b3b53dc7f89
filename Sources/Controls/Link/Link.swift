import Foundation
import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// Opens a URL through the environment's `openURL` action (S7.9).
///
/// ```swift
/// Link("Swift", destination: URL(string: "https://swift.org")!)
/// ```
public struct Link<Label: View> {
  let destination: URL
  let label: Label
}

extension Link: View where Label: View {
  /// Creates a link with a custom label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }

  public var body: some View { LinkControl(destination: destination, label: label) }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  /// Creates a link with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }

  /// Creates a link with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination, label: Text(titleResource))
  }
}

/// A link's node.
private struct LinkControl<Label: View>: View, ControlView {
  typealias Body = Never
  let destination: URL
  let label: Label

  private func spec(in environment: EnvironmentValues) -> ControlSpec {
    ControlSpec(kind: .button, style: .link, tint: environment.hostTint)
  }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: .link, traits: .focusable, actions: .activate, control: spec(in: environment))
  }

  func nodeLayout(hostDraws: Bool, in environment: EnvironmentValues) -> any NodeLayout {
    ChromeLayout(control: spec(in: environment))
  }

  static var environmentMask: EnvironmentMask { .controlLooks }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Label { label }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    if case .activate = event { context.environment.openURL(destination) }
  }
}
