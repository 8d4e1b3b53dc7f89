/// What a node can be asked to do; a host offers only what stands in the node's content.
///
/// Each flag corresponds to the `HostEvent` that triggers it.
package struct Actions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Press, tap, return: `HostEvent.activate`.
  package static let activate = Actions(rawValue: 1 << 0)
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
  /// A row that can be deleted: `HostEvent.perform(_, "delete")`.
  package static let delete = Actions(rawValue: 1 << 6)
  /// `HostEvent.longPress`.
  package static let longPress = Actions(rawValue: 1 << 7)
  /// Escape, a click outside: `HostEvent.dismiss`.
  package static let dismiss = Actions(rawValue: 1 << 8)
  /// Pointer events in full: `HostEvent.pointer`.
  package static let pointer = Actions(rawValue: 1 << 9)
  /// The secondary button, the menu key: `HostEvent.perform(_, "menu")`.
  package static let menu = Actions(rawValue: 1 << 24)
  /// Content that can be loaded anew: `HostEvent.perform(_, "refresh")`.
  package static let refresh = Actions(rawValue: 1 << 16)
  /// Takes characters that are typed while it has the focus: `HostEvent.typed`.
  package static let typing = Actions(rawValue: 1 << 20)
}
