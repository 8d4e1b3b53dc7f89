import ListControls
import ViewBasics
import ViewRuntime

/// A presentation that can be closed from inside: a sheet, a popover, or a screen of a navigation
/// stack.
///
/// The presenter makes one, keeps it while its content is mounted, and sets it in the content's
/// environment; `dismiss`, `isPresented` and `presentationMode` read it. The nearest one wins
/// (S7.7).
///
/// ```swift
/// let presentation = Presentation { isPresented.wrappedValue = false }
/// content.environment(\.presentation, presentation)
/// ```
@MainActor
package final class Presentation {
  private var close: () -> Void

  /// Whether the content counts as presented: false at the root of a window or stack, where there
  /// is nothing to go back to.
  package nonisolated let isPresented: Bool

  package init(isPresented: Bool = true, dismiss: @escaping () -> Void) {
    close = dismiss
    self.isPresented = isPresented
  }

  /// Replaces the closing action, when the presenter's binding changes.
  package func onDismiss(_ dismiss: @escaping () -> Void) { close = dismiss }

  package func dismiss() { close() }
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// The presentation that contains the view.
  ///
  /// Setting it also detaches from the navigation stack and the screen around the presenter: a
  /// sheet's views neither push onto that stack nor change that screen's title.
  package var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set {
      self[PresentationKey.self] = newValue
      navigation = nil
      screen = nil
      splitColumn = nil
      tabPage = nil
      isInList = false
      selectsRows = false
      showsFormLabels = false
      isBarLabel = false
    }
  }
}
