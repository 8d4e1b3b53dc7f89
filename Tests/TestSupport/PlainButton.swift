import HostInterface
import SwiftUI
import ViewRuntime

/// The minimum that behaves like a button, so that these tests depend on no control.
package struct PlainButton {
  private let title: String
  private let action: () -> Void

  package init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

extension PlainButton: ContainerView {
  package typealias Body = Never
  package var content: Text { Text(title) }

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    PassthroughLayout()
  }

  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(role: .button, traits: .focusable, actions: .activate)
  }

  package func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    if case .activate = event { action() }
  }
}
