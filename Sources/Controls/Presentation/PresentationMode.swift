import ViewRuntime

/// Whether a view is presented, and the way to end that: the form before iOS 15 of `dismiss` and
/// `isPresented`.
///
/// ```swift
/// @Environment(\.presentationMode) var presentationMode
///
/// Button("Back") { presentationMode.wrappedValue.dismiss() }
/// ```
public struct PresentationMode {
  /// Whether the view stands in a sheet, a popover or a pushed screen.
  public private(set) var isPresented: Bool

  fileprivate var isDismissed = false

  fileprivate init(isPresented: Bool) { self.isPresented = isPresented }

  /// Closes the presentation that the view stands in.
  public mutating func dismiss() { isDismissed = true }
}

extension PresentationMode: Sendable {}

extension EnvironmentValues {
  /// The presentation that the view stands in, as a binding: write `dismiss()` through it.
  public var presentationMode: Binding<PresentationMode> {
    Binding(location: PresentationLocation(presentation))
  }
}

/// The same for the same presentation, so that views that were given it need not run (S6.5).
private final class PresentationLocation: Location<PresentationMode>, @unchecked Sendable {
  private let presentation: Presentation?

  init(_ presentation: Presentation?) { self.presentation = presentation }

  override func read() -> PresentationMode {
    PresentationMode(isPresented: presentation?.isPresented ?? false)
  }

  override func write(_ value: PresentationMode, _ transaction: Transaction) {
    guard value.isDismissed, let presentation else { return }
    MainActor.assumeIsolated {
      withTransaction(transaction) { presentation.dismiss() }
    }
  }

  override func isSame(as other: Location<PresentationMode>) -> Bool {
    (other as? PresentationLocation)?.presentation === presentation
  }
}
