import ViewRuntime

/// Closes the presentation that a view stands in: a sheet, a popover, a pushed screen, or else the
/// window (S7.7).
///
/// ```swift
/// struct Editor: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
///
/// It acts on the presentation around the view that declares the property: a view that presents a
/// sheet closes itself with its own `dismiss`, not the sheet.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  fileprivate nonisolated let presentation: Presentation?

  fileprivate nonisolated init(_ presentation: Presentation?) { self.presentation = presentation }

  /// Closes it; does nothing where there is nothing to close.
  public func callAsFunction() { presentation?.dismiss() }
}

extension EnvironmentValues {
  /// Closes the presentation that the view stands in.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// Whether the view stands in a sheet, a popover or a pushed screen.
  public var isPresented: Bool { presentation?.isPresented ?? false }
}
