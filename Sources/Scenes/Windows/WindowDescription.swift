import PresentationControls
import ViewTexts

/// What is known of a window without looking into it.
package struct WindowDescription {
  package enum Kind { case group, single, settings, alert }

  package var kind: Kind
  package var id: String?
  package var title: Text?
  /// What the window shows, for a group that has a window for each value.
  var value: AnyHashable?
  /// The documents that the windows of its group show; nil: they show something else.
  var documents: DocumentKind?
  /// Shown as soon as it is there: it was made because somebody asked for it.
  var opensAtOnce = false
  /// Makes another window of the same group; nil: there is one only.
  var openAnother: (() -> Void)?
  /// Called when the window was closed.
  var closed: (() -> Void)?

  /// Asks before the window is closed.
  var closing: DismissalGuard?

  package nonisolated init(kind: Kind, id: String? = nil, title: Text? = nil) {
    self.kind = kind
    self.id = id
    self.title = title
  }
}
