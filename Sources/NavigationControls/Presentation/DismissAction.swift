import ViewRuntime

/// Closes the presentation that contains a view: a sheet, a popover, a pushed screen, or otherwise
/// the window (S7.7).
///
/// ```swift
/// struct Editor: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
///
/// The action applies to the presentation around the view that declares the property: a view that
/// presents a sheet closes itself with its own `dismiss`, not the sheet.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  fileprivate nonisolated let presentation: Presentation?

  fileprivate nonisolated init(_ presentation: Presentation?) { self.presentation = presentation }

  /// Closes the presentation; does nothing if there is none.
  public func callAsFunction() { presentation?.dismiss() }
}

extension EnvironmentValues {
  /// Closes the presentation that contains the view.
  public var dismiss: DismissAction { DismissAction(presentation) }
}
