/// The runtime as a host sees it.
@MainActor
package protocol HostClient: AnyObject {
  func handle(_ event: HostEvent)

  /// Runs the passes and commits what changed.
  func runFrame()

  /// A key was pressed: whoever has the focus may want it before the host makes something of it.
  ///
  /// - Returns: whether it was taken.
  func handleKey(_ stroke: KeyStroke) -> Bool

  /// Whether ``handleKey(_:)`` would find anybody to ask. Characters that come together are typed
  /// one by one then, so that each of them is looked at when those before it are there.
  var hearsKeys: Bool { get }

  /// Whether a focused view handles this key. Views that merely observe every key do not count.
  func takesKey(_ stroke: KeyStroke) -> Bool

  /// A key that nothing that has the focus wanted: something on the screen may have it as its
  /// shortcut.
  ///
  /// - Returns: whether it was taken.
  func performShortcut(_ stroke: KeyStroke) -> Bool

  /// A key that neither the program nor a shortcut nor the host's own part of a control wanted:
  /// what has the focus may make something of it, as a list moves its selection.
  ///
  /// - Returns: whether it was taken.
  func performKey(_ stroke: KeyStroke) -> Bool

  /// The keys of the app's commands that can be given now, in the order of its menus.
  var commandKeys: [CommandKey] { get }

  /// One of the library's own words (``LibraryWords``) as the program has it.
  func word(_ english: String) -> String

  /// The user wants to end the app.
  ///
  /// - Returns: whether the host may do that at once. If not, the user is asked something first,
  ///   and `HostCommand.close` follows if they agree. Whoever insists is not asked again.
  func mayQuit() -> Bool

  /// One tick of the frame clock; `time` in seconds on the host's clock.
  func tick(at time: Double)

  /// What the host has measured may have another size now: it has other fonts.
  func measuresChanged()
}

extension HostClient {
  package func takesKey(_ stroke: KeyStroke) -> Bool { false }
  package var hearsKeys: Bool { false }
  package var commandKeys: [CommandKey] { [] }
  package func word(_ english: String) -> String { english }
  package func measuresChanged() {}
}
