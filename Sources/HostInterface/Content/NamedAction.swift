/// An action of a node beside its main one: `HostEvent.perform`.
///
/// A node's content lists its actions (`NodeContent.namedActions`); a host shows them in a menu, by
/// their ``title``.
package enum NamedAction: Hashable, Sendable {
  /// Deletes a row (`Actions.delete`).
  case delete
  case moveUp, moveDown
  /// Offered if a stepper can go further; performed through `HostEvent.increment` and `.decrement`.
  case increment, decrement
  /// Opens the node's menu (`Actions.menu`) without a location.
  case menu
  /// Refreshes the content (`Actions.refresh`).
  case refresh
  /// A window moved to the front.
  case front
  /// Opens and closes the menu of the app's commands. Sent to the root or to a window.
  case commands
  /// Opens the command palette. Sent to the root or to a window.
  case palette
  /// Opens the search among all keys. Sent to the root or to a window.
  case keys
  /// An action of the program: a swipe action, or an accessibility action, by its title.
  case custom(String)
}

extension NamedAction {
  /// The name that tests and accessibility clients use.
  package var name: String {
    switch self {
    case .custom(let title): title
    case .delete: "delete"
    case .moveUp: "moveUp"
    case .moveDown: "moveDown"
    case .increment: "increment"
    case .decrement: "decrement"
    case .menu: "menu"
    case .refresh: "refresh"
    case .front: "front"
    case .commands: "commands"
    case .palette: "palette"
    case .keys: "keys"
    }
  }

  /// The title that the user reads.
  package var title: String {
    switch self {
    case .delete: "Delete"
    case .moveUp: "Move Up"
    case .moveDown: "Move Down"
    default: name
    }
  }
}
