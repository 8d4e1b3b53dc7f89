import ViewRuntime

/// The first effect of a drag in a sheet: scrolling the content, or resizing the sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// The platform's default.
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  /// Resizes the sheet first.
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  /// Scrolls the content first.
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

extension View {
  /// Sets the first effect of a drag in the enclosing sheet. On hosts where keys resize sheets,
  /// such as a terminal, a drag always scrolls.
  ///
  /// - Note: Without effect: in a terminal a drag always scrolls.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}
