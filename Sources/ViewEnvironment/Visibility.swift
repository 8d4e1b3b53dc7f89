/// Whether a part of a control or container is shown: a row's separator, a toolbar, a label.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place has it.
  case automatic
  case visible
  case hidden
}
