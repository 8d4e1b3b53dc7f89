import ViewRuntime

/// Whether a view is presented, and a way to dismiss it: the form before iOS 15 of `dismiss` and
/// `isPresented`.
///
/// ```swift
/// @Environment(\.presentationMode) var presentationMode
///
/// Button("Back") { presentationMode.wrappedValue.dismiss() }
/// ```
public struct PresentationMode {
  /// Whether the view is in a sheet, a popover or a pushed screen.
  public private(set) var isPresented: Bool

  fileprivate var isDismissed = false

  fileprivate init(isPresented: Bool) { self.isPresented = isPresented }

  /// Closes the presentation that contains the view.
  public mutating func dismiss() { isDismissed = true }
}

extension PresentationMode: Sendable {}

extension EnvironmentValues {
  /// The presentation that contains the view, as a binding: write `dismiss()` through it.
  public var presentationMode: Binding<PresentationMode> {
    // Equal for the same presentation, so that views that read it are not invalidated (S6.5).
    Binding(
      location: OwnedLocation(
        presentation,
        get: { PresentationMode(isPresented: $0?.isPresented ?? false) },
        set: { presentation, value, transaction in
          guard value.isDismissed, let presentation else { return }
          MainActor.assumeIsolated {
            withTransaction(transaction) { presentation.dismiss() }
          }
        }))
  }
}
