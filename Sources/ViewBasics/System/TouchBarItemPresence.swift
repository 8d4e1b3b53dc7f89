import ViewRuntime

/// Whether a view stands in a touch bar from the start, and whether the user may take it out; each
/// with the name that the user's choice is kept under.
public enum TouchBarItemPresence: Hashable, Sendable {
  /// It always stands there.
  case required(String)
  /// It stands there until the user takes it out.
  case `default`(String)
  /// The user may put it in.
  case optional(String)
}

extension View {
  /// Says whether the user may take a view out of a touch bar.
  ///
  /// - Note: Without effect: no machine here has a touch bar.
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    self
  }
}
