/// Whether a part of a control or container is shown: a row's separator, a toolbar, a label.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place has it.
  case automatic
  /// Shown, even where the place would hide it.
  case visible
  /// Not shown, even where the place would show it.
  case hidden
}
