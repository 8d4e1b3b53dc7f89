import ViewRuntime
import ViewTexts

extension View {
  /// Sets a view's label for the customization of the touch bar.
  ///
  /// - Note: Without effect: there is no Touch Bar.
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View { self }
}
