import HostInterface
import SwiftUI
import ViewRuntime

/// The least that behaves like a button, so that these tests depend on no control.
struct PlainButton {
  var title: String
  var isDisabled = false
  var action: () -> Void
}

extension PlainButton: ContainerView {
  typealias Body = Never
  var content: Text { Text(title) }

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { PassthroughLayout() }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(
      role: .button, traits: isDisabled ? [.disabled, .focusable] : .focusable,
      actions: .activate)
  }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    if case .activate = event { action() }
  }
}
