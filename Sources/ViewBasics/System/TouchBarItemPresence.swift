import ViewRuntime

/// Whether a view is in a touch bar by default, and whether the user may remove it; each case has
/// the name under which the user's choice is stored.
public enum TouchBarItemPresence: Hashable, Sendable {
  /// The view is always in the bar.
  case required(String)
  /// The view is in the bar until the user removes it.
  case `default`(String)
  /// The user may add the view.
  case optional(String)
}

extension View {
  /// Sets whether the user may remove a view from a touch bar.
  ///
  /// - Note: Without effect: there is no Touch Bar.
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    self
  }
}
