import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// A view's response to an accessibility client: an action by name, or an increment and decrement.
struct AccessibilityResponse {
  enum Trigger {
    case named(Text)
    case kind(AccessibilityActionKind)
    case adjustable
    case scrolling
    case zooming
  }

  let trigger: Trigger
  let perform: (HostEvent) -> Void

  /// Adds the available actions to the content.
  @MainActor
  func announce(in content: inout NodeContent, _ environment: EnvironmentValues) {
    if case .adjustable = trigger { content.actions.insert(.step) }
    for action in actions(in: environment) where !content.namedActions.contains(action) {
      content.namedActions.append(action)
    }
  }

  @MainActor
  private func actions(in environment: EnvironmentValues) -> [NamedAction] {
    switch trigger {
    case .named(let name): [.custom(name.string(in: environment))]
    case .kind(.delete): [.delete]
    case .kind(let kind): [.custom(kind.name.string(in: environment))]
    case .adjustable: []
    case .scrolling: Edge.allCases.map { .custom("scroll \($0)") }
    case .zooming: [.custom("zoom in"), .custom("zoom out")]
    }
  }

  /// Performs the action if the event refers to it.
  @MainActor
  func take(_ event: HostEvent) -> Bool {
    switch (trigger, event) {
    case (.adjustable, .increment), (.adjustable, .decrement): break
    case (_, .perform(_, let action)):
      // The strings of a name depend on the environment only if it sets a language.
      guard actions(in: EnvironmentValues()).contains(action) else { return false }
    default: return false
    }
    perform(event)
    return true
  }
}

extension Edge {
  /// Parses the name of a scroll action, such as "scroll top".
  init?(scrollActionName name: String) {
    guard let edge = Edge.allCases.first(where: { name == "scroll \($0)" }) else {
      return nil
    }
    self = edge
  }
}
