import ViewRuntime

/// What a sheet or popover becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As usual: it stays what it is here.
  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  /// It stays what it is.
  public static var none: PresentationAdaptation { .init(name: "none") }
  /// A popover; what is none stays what it is here.
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  /// A cover of the whole window.
  public static var fullScreenCover: PresentationAdaptation { .init(name: "cover") }
}

extension View {
  /// Sets what the presentation around becomes in a narrow or low window.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what the presentation around becomes in a narrow window, and in a low one.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationSetting {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }
}
