/// How content is scaled into a space of a different shape.
///
/// ```swift
/// Image("map").resizable().aspectRatio(contentMode: .fit)
/// ```
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible without leaving the space.
  case fit

  /// As small as possible while filling the whole space.
  case fill
}
