import PresentationControls
import UIKitNames
import ViewTexts

/// The properties of a window that are known without its content.
package struct WindowDescription {
  /// The names are part of those under which sizes and values are stored.
  package enum Kind: String { case group, single, settings, alert }

  package var kind: Kind
  package var id: String?
  package var title: Text?
  /// The value that the window shows, for a group with a window for each value.
  var value: AnyHashable?
  /// The documents of the window's group; nil for other windows.
  var documents: DocumentKind?
  /// The window that the program has made with AppKit's names; nil for those of scenes.
  var programWindow: NSWindow?
  /// Whether to show the window as soon as it is mounted: it was made on request.
  var opensAtOnce = false
  /// Opens another window of the same group; nil for a single window.
  var openAnother: (() -> Void)?
  /// Called after the window is closed.
  var closed: (() -> Void)?

  /// Asks for confirmation before the window is closed.
  var closing: DismissalGuard?

  package nonisolated init(kind: Kind, id: String? = nil, title: Text? = nil) {
    self.kind = kind
    self.id = id
    self.title = title
  }
}
