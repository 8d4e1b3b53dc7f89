/// How content of a certain shape is scaled into a space of another shape.
///
/// ```swift
/// Image("map").resizable().aspectRatio(contentMode: .fit)
/// ```
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible without leaving the space.
  case fit

  /// As small as possible without leaving a part of the space empty.
  case fill
}
