import ViewRuntime
import ViewTexts

extension View {
  /// Names a view of a touch bar where the user rearranges the bar.
  ///
  /// - Note: Without effect: no machine here has a touch bar.
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View { self }
}
