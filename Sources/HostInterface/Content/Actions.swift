/// What a node can be asked to do; a host offers only the actions in the node's content.
///
/// Each flag corresponds to the `HostEvent` that triggers it.
package struct Actions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable
  package init(arrayLiteral elements: Actions...) { self.init(joining: elements) }

  /// Press, tap, return: `HostEvent.activate`.
  package static let activate = Actions(rawValue: 1 << 0)
  /// A row of a list with multiple selection: the effect of a click depends on the keys held,
  /// `HostEvent.select`; `HostEvent.activate` toggles the row's selection.
  package static let select = Actions(rawValue: 1 << 25)
  /// A row with ``select`` for which `HostEvent.activate` means a double click: a single click only
  /// selects.
  package static let doubleClick = Actions(rawValue: 1 << 26)
  /// `HostEvent.setValue`.
  package static let setValue = Actions(rawValue: 1 << 1)
  /// `HostEvent.increment` and `.decrement`.
  package static let step = Actions(rawValue: 1 << 2)
  /// `HostEvent.edit`.
  package static let edit = Actions(rawValue: 1 << 3)
  /// Return in a text field: `HostEvent.submit`.
  package static let submit = Actions(rawValue: 1 << 4)
  /// `HostEvent.scroll`.
  package static let scroll = Actions(rawValue: 1 << 5)
  /// A row that can be deleted: `HostEvent.perform(_, .delete)`.
  package static let delete = Actions(rawValue: 1 << 6)
  /// `HostEvent.longPress`.
  package static let longPress = Actions(rawValue: 1 << 7)
  /// Escape, a click outside: `HostEvent.dismiss`.
  package static let dismiss = Actions(rawValue: 1 << 8)
  /// Every pointer event: `HostEvent.pointer`. A node that can also be activated detects clicks
  /// itself: no `HostEvent.activate` follows.
  package static let pointer = Actions(rawValue: 1 << 9)
  /// Receives hover events: `HostEvent.pointer` with the phases `hovered` and `exited`.
  package static let hover = Actions(rawValue: 1 << 10)
  /// Can be dragged: `HostEvent.drag`.
  package static let drag = Actions(rawValue: 1 << 11)
  /// Accepts drops: the dragged node's `HostEvent.drag` names it.
  package static let drop = Actions(rawValue: 1 << 12)
  /// Pages that can be turned: `HostEvent.increment` and `.decrement`.
  package static let page = Actions(rawValue: 1 << 13)
  /// The menu key: `HostEvent.perform(_, .menu)`; the secondary button: `HostEvent.openMenu`.
  package static let menu = Actions(rawValue: 1 << 24)
  /// Content that can be refreshed: `HostEvent.perform(_, .refresh)`.
  package static let refresh = Actions(rawValue: 1 << 16)
  /// A text with links, each of which can be followed separately: `HostEvent.followLink`.
  package static let followLink = Actions(rawValue: 1 << 27)
  /// Receives typed characters while it has the focus: `HostEvent.typed`.
  package static let typing = Actions(rawValue: 1 << 20)
}
