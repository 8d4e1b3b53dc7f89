/// What a node can be asked to do; a host offers only what stands in the node's content.
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
  /// A row of a list that can have several selected: what a click does depends on the keys that are
  /// held, `HostEvent.select`; `HostEvent.activate` takes it in or out.
  package static let select = Actions(rawValue: 1 << 25)
  /// A row with ``select`` for which `HostEvent.activate` is what a double click means: a click
  /// selects and does no more.
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
  /// Pointer events in full: `HostEvent.pointer`. A node that can be activated, too, makes of them
  /// itself what a click is: no `HostEvent.activate` follows.
  package static let pointer = Actions(rawValue: 1 << 9)
  /// Told when the pointer is over it: `HostEvent.pointer` with the phases `hovered` and `exited`.
  package static let hover = Actions(rawValue: 1 << 10)
  /// Can be carried away: `HostEvent.drag`.
  package static let drag = Actions(rawValue: 1 << 11)
  /// Takes what is carried: the carried node's `HostEvent.drag` names it.
  package static let drop = Actions(rawValue: 1 << 12)
  /// Pages to leaf through: `HostEvent.increment` and `.decrement` turn them.
  package static let page = Actions(rawValue: 1 << 13)
  /// The menu key: `HostEvent.perform(_, .menu)`; the secondary button: `HostEvent.openMenu`.
  package static let menu = Actions(rawValue: 1 << 24)
  /// Content that can be loaded again: `HostEvent.perform(_, .refresh)`.
  package static let refresh = Actions(rawValue: 1 << 16)
  /// A text with links in it, each by itself: `HostEvent.followLink`.
  package static let followLink = Actions(rawValue: 1 << 27)
  /// Takes characters that are typed while it has the focus: `HostEvent.typed`.
  package static let typing = Actions(rawValue: 1 << 20)
}
