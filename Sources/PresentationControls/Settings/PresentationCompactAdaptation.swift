import ViewRuntime

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
