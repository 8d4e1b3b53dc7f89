import ViewRuntime
import ViewTexts

extension View {
  /// Sets a view's label for the customization of the touch bar.
  ///
  /// - Note: Without effect: no machine here has a touch bar.
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View { self }
}
