/// Whether a part of a control or container is shown: a row's separator, a toolbar, a label.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default of the context.
  case automatic
  /// Shown, even where the context would hide it.
  case visible
  /// Hidden, even where the context would show it.
  case hidden
}
