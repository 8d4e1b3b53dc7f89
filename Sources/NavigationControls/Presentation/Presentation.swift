import ListControls
import ViewBasics
import ViewRuntime

/// One thing that covers another and can be closed from inside: a sheet, a popover, the screen of a
/// navigation stack.
///
/// Whoever presents makes one, keeps it as long as its content is mounted, and sets it in the
/// content's environment; `dismiss`, `isPresented` and `presentationMode` are read from it. The
/// nearest one wins (S7.7).
///
/// ```swift
/// let presentation = Presentation { isPresented.wrappedValue = false }
/// content.environment(\.presentation, presentation)
/// ```
@MainActor
package final class Presentation {
  private var close: () -> Void

  /// Whether the content counts as presented: false at the root of a window or stack, which has
  /// nothing to go back to.
  package nonisolated let isPresented: Bool

  package init(isPresented: Bool = true, dismiss: @escaping () -> Void) {
    close = dismiss
    self.isPresented = isPresented
  }

  /// Replaces what closing does, when the presenter was given another binding.
  package func onDismiss(_ dismiss: @escaping () -> Void) { close = dismiss }

  package func dismiss() { close() }
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// The presentation that the view stands in.
  ///
  /// Setting it also leaves the navigation stack and the screen around the presenter: a sheet's
  /// views neither push there nor change the title there.
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
      isBarLabel = false
    }
  }
}
