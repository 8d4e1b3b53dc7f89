import ViewRuntime

/// What a drag in a sheet does first: scroll the content, or resize the sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// As the place has it.
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  /// The sheet first.
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  /// The content first.
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

extension View {
  /// Sets what a drag in the sheet around does first. Where sheets are resized by keys, as in a
  /// terminal, a drag always scrolls.
  ///
  /// - Note: Without effect: in a terminal a drag always scrolls.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}
