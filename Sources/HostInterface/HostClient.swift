/// The runtime as a host sees it.
@MainActor
package protocol HostClient: AnyObject {
  func handle(_ event: HostEvent)

  /// Runs the passes and commits the changes.
  func runFrame()

  /// Offers a pressed key to the focused view before the host handles it.
  ///
  /// - Returns: whether the key was handled.
  func handleKey(_ stroke: KeyStroke) -> Bool

  /// Whether ``handleKey(_:)`` would find a handler. If so, characters that arrive together are
  /// typed one by one, so that each is handled when those before it have been entered.
  var hearsKeys: Bool { get }

  /// Returns whether a focused view handles this key. Views that only observe every key do not
  /// count.
  func takesKey(_ stroke: KeyStroke) -> Bool

  /// Offers a key that the focused views did not handle to the shortcuts on the screen.
  ///
  /// - Returns: whether the key was handled.
  func performShortcut(_ stroke: KeyStroke) -> Bool

  /// Offers a key that neither the program, a shortcut nor the host's part of a control handled to
  /// the focused view: a list moves its selection, for example.
  ///
  /// - Returns: whether the key was handled.
  func performKey(_ stroke: KeyStroke) -> Bool

  /// The keys of the app's currently available commands, in menu order.
  var commandKeys: [CommandKey] { get }

  /// Returns one of the library's own words (``LibraryWords``) in the program's language.
  func word(_ english: String) -> String

  /// Asks whether the user may quit the app.
  ///
  /// - Returns: whether the host may quit at once. If not, the user is asked first, and
  ///   `HostCommand.close` follows if they agree. A second request is not questioned.
  func mayQuit() -> Bool

  /// Ticks the frame clock; `time` in seconds on the host's clock.
  func tick(at time: Double)

  /// Called when the host's measurements may have changed, for example because its fonts did.
  func measuresChanged()

  /// Returns how far down the lazy containers in a scroll view have created their rows.
  func createdRows(in scrollView: NodeID) -> [NodeID: CreatedRows]

  /// Whether the shortcut for Copy would copy something that a focused view offers.
  var offersCopy: Bool { get }
}

/// How far down a lazy container has created its rows.
package struct CreatedRows: Hashable, Sendable {
  /// The number of rows up to the last one that exists.
  package var end: Int
  package var count: Int

  package init(end: Int, count: Int) {
    self.end = end
    self.count = count
  }
}

extension HostClient {
  package func takesKey(_ stroke: KeyStroke) -> Bool { false }
  package var hearsKeys: Bool { false }
  package var commandKeys: [CommandKey] { [] }
  package func word(_ english: String) -> String { english }
  package func measuresChanged() {}
  package func createdRows(in scrollView: NodeID) -> [NodeID: CreatedRows] { [:] }
  package var offersCopy: Bool { false }
}
