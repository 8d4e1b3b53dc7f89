import Foundation

extension View {
  /// Calls `action` when the app is asked to open a URL: at launch, by its command line
  /// (`notes notes://today`).
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  /// Sets whether the app itself should show links inside the view: no host has its own browser, so
  /// they go where `openURL` sends them.
  ///
  /// - Note: In part without effect: the preference for an in-app browser is ignored.
  public nonisolated func onOpenURL(prefersInApp: Bool) -> some View { self }
}
