/// When a pane of glass is behind a view.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  /// Always.
  case always
  /// Unless the view is already on a pane of glass.
  case implicit
  /// Never.
  case never
}
