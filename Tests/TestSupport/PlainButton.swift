import HostInterface
import SwiftUI
import ViewRuntime

/// The least that behaves like a button, so that these tests depend on no control.
struct PlainButton {
  private let title: String
  private let action: () -> Void

  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

extension PlainButton: ContainerView {
  typealias Body = Never
  var content: Text { Text(title) }

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { PassthroughLayout() }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(role: .button, traits: .focusable, actions: .activate)
  }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    if case .activate = event { action() }
  }
}
