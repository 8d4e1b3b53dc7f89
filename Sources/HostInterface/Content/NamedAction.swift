/// What a node can be asked to do beside its main action: `HostEvent.perform`.
///
/// A node's content offers some of them (`NodeContent.namedActions`); a host shows those in a menu,
/// by their ``title``.
package enum NamedAction: Hashable, Sendable {
  /// Takes a row away (`Actions.delete`).
  case delete
  case moveUp, moveDown
  /// Whether a stepper can go further; performed by `HostEvent.increment` and `.decrement`.
  case increment, decrement
  /// Opens the node's menu (`Actions.menu`) without a place for it.
  case menu
  /// Loads the content again (`Actions.refresh`).
  case refresh
  /// A window came to the front.
  case front
  /// Opens and closes the menu of the app's commands. Asked of the root or of a window.
  case commands
  /// Opens the search among all that can be done. Asked of the root or of a window.
  case palette
  /// Opens the search among all keys. Asked of the root or of a window.
  case keys
  /// One of the program's: a swipe action, or one for accessibility clients, by its title.
  case custom(String)
}

extension NamedAction {
  /// The word by which a test, or an accessibility client, calls it.
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

  /// What the user reads.
  package var title: String {
    switch self {
    case .delete: "Delete"
    case .moveUp: "Move Up"
    case .moveDown: "Move Down"
    default: name
    }
  }
}
